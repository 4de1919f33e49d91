import type { TestBackground } from '@saywright/api/contract'
import { backgroundOf, inRoom, type Room, withNoise } from '@saywright/engines/surroundings'

/** The surroundings of a speaker. */
export interface Surroundings {
  readonly background: TestBackground
  /** How far the background is below the voice. */
  readonly decibels: number
  /** `undefined`: no walls. */
  readonly room: Room | undefined
  /** The same one makes the same noise. */
  readonly seed: number
}

export interface MixingRequest {
  /** Mono, 16 kHz, in [-1, 1]. */
  readonly samples: Float32Array
  readonly surroundings: Surroundings
  /** Speech for babble, like `samples`. */
  readonly others: readonly Float32Array[]
}

/** A voice as it sounds in a place, the same each time: in a room it is longer by the time that the room sounds after. */
export function inSurroundings({ samples, surroundings, others }: MixingRequest): Float32Array<ArrayBuffer> {
  const { background, decibels, room, seed } = surroundings
  const spoken = room ? inRoom(samples, room) : samples
  const noise = backgroundOf(background, { length: spoken.length, seed, voices: others })
  return withNoise(spoken, noise, decibels)
}

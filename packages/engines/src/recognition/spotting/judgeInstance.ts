import { limits } from '@saywright/api/contract'
import type { EngineDecoder } from '../soundswallower/engine.js'
import type { Instance } from './instances.js'

const framesPerSecond = 100
// The edges of a word are not found to the frame.
const aroundSeconds = 0.03
const beforeSeconds = 0.4

/** How a keyword fits the sound in its place. */
export interface Fit {
  /** Log-likelihood ratio per frame of its phones to a free chain of sounds. */
  readonly ratio: number
  readonly phones: number
  /** Seconds of its slowest phone. */
  readonly slowestPhone: number
  /** Share of it during which somebody speaks, in [0, 1]. */
  readonly voiced: number
  /** Seconds of speech in the 0.4 s before it. */
  readonly speechBefore: number
}

interface Place {
  /** Mono PCM at 16 kHz, in which the instance is placed. */
  readonly samples: Float32Array
  /** Whether somebody speaks at a time in seconds. */
  readonly isSpokenAt: (seconds: number) => boolean
}

/**
 * Compares the phones of a keyword, one by one, with a free chain of sounds in the same place. Phones that stand alone on both
 * sides are compared alike: a word as a whole is favoured by its context, more so in noise.
 *
 * @param judge its scores can be compared; it is left with the free chain.
 * @returns `undefined` where the phones cannot be laid on the sound at all.
 */
export function judgeInstance(
  { phones, startSeconds, endSeconds }: Instance,
  { samples, isSpokenAt }: Place,
  judge: EngineDecoder,
): Fit | undefined {
  const rate = limits.audioSampleRateHertz
  const start = Math.max(0, startSeconds - aroundSeconds)
  const end = endSeconds + aroundSeconds
  const part = samples.slice(Math.floor(start * rate), Math.ceil(end * rate))
  const chain = phones.flatMap((word) => word.split(' '))
  // Noise under a voice is no silence: what explains it as such would say nothing of the voice.
  const options = { isSpoken: (frame: number) => isSpokenAt(start + (frame + 0.5) / framesPerSecond) }
  judge.setSentence(chain)
  const laid = judge.pass(part, options)
  judge.setFreeSpeech()
  const free = judge.pass(part, options)
  if (laid.segments.length < chain.length || free.segments.length === 0) return undefined
  const spokenFrames = (from: number, to: number) => {
    const frames = Math.max(0, Math.round((to - from) * framesPerSecond))
    return Array.from({ length: frames }, (_, frame) => from + (frame + 0.5) / framesPerSecond).filter(
      isSpokenAt,
    ).length
  }
  return {
    ratio: (laid.score - free.score) / ((end - start) * framesPerSecond),
    phones: chain.length,
    slowestPhone: Math.max(...laid.segments.map(({ d }) => d)),
    voiced: spokenFrames(startSeconds, endSeconds) / ((endSeconds - startSeconds) * framesPerSecond),
    speechBefore:
      spokenFrames(Math.max(0, startSeconds - beforeSeconds), startSeconds - aroundSeconds) / framesPerSecond,
  }
}

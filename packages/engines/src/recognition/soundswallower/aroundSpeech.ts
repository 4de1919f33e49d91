import { limits } from '@saywright/api/contract'
import type { Speech } from '../../voice-activity/findSpeech.js'
import type { Pass } from './engine.js'

// The first consonant may be too quiet to be taken for speech.
const leadSeconds = 0.5
const tailSeconds = 0.3

/**
 * The part of a recording with speech in it. What lies before and after explains nothing of a sentence: a free chain of
 * sounds pays for noise there, and a short word beside it would look better than it is.
 */
export function aroundSpeech(samples: Float32Array, { places }: Speech) {
  const rate = limits.audioSampleRateHertz
  const start = Math.max(0, Math.floor(((places[0] ?? 0) - leadSeconds) * rate))
  const end = Math.ceil(((places.at(-1) ?? 0) + tailSeconds) * rate)
  return { spoken: samples.slice(start, end), startSeconds: start / rate }
}

/** What was understood of a part, placed in the whole recording. */
export const placedFrom = (startSeconds: number, { score, segments }: Pass): Pass => ({
  score,
  segments: segments.map((segment) => ({ ...segment, b: startSeconds + segment.b })),
})

const framesPerSecond = 100
const windowSeconds = 0.032

/** Tells whether somebody speaks in a frame of 10 ms of a part of a recording, by its number. */
export function isSpokenIn({ places }: Speech, startSeconds: number): (frame: number) => boolean {
  const spoken = new Set(places.map((place) => Math.floor(place / windowSeconds)))
  return (frame) => spoken.has(Math.floor((startSeconds + (frame + 0.5) / framesPerSecond) / windowSeconds))
}

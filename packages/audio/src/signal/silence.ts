import { toDecibels } from './decibels.js'
import { rootMeanSquare } from './rms.js'

const windowSeconds = 0.02

/**
 * Loudness below which a window of 20 ms counts as silence, in dBFS: below speech at one metre, above room
 * noise.
 */
export const silenceDecibels = -50

export type Silence = {
  /** Seconds before the first sound and after the last; the whole length and 0 for a silent recording. */
  readonly leadingSeconds: number
  readonly trailingSeconds: number
  /** Total length of windows that are not silent, in seconds. */
  readonly soundSeconds: number
  /** Loudest window in dBFS; -Infinity for digital silence. */
  readonly loudestDecibels: number
}

/**
 * Measures the silence of a recording in windows of 20 ms.
 * @param samples mono, values in [-1, 1].
 * @param sampleRate sample rate in Hz, above 0.
 * @param threshold loudness of silence in dBFS.
 * @throws RangeError when `sampleRate` is not above 0.
 */
export function measureSilence(
  samples: Float32Array,
  sampleRate: number,
  threshold = silenceDecibels,
): Silence {
  const windows = rootMeanSquare(samples, sampleRate, windowSeconds)
  const length = samples.length / sampleRate
  const isSound = (loudness: number) => toDecibels(loudness) >= threshold
  const first = windows.findIndex(isSound)
  const last = windows.findLastIndex(isSound)
  const sounding = windows.filter(isSound).length
  return {
    leadingSeconds: first < 0 ? length : first * windowSeconds,
    trailingSeconds: first < 0 ? 0 : Math.max(0, length - (last + 1) * windowSeconds),
    soundSeconds: Math.min(length, sounding * windowSeconds),
    loudestDecibels: toDecibels(windows.reduce((most, loudness) => Math.max(most, loudness), 0)),
  }
}

/**
 * Finds the sound without surrounding silence.
 * @param paddingSeconds silence to leave on each side.
 * @returns start and end index of the samples (end exclusive); 0 and 0 for a silent recording.
 */
export function soundRange(
  samples: Float32Array,
  sampleRate: number,
  paddingSeconds = 0.1,
): readonly [start: number, end: number] {
  const { leadingSeconds, trailingSeconds, soundSeconds } = measureSilence(samples, sampleRate)
  if (soundSeconds === 0) return [0, 0]
  const cut = (seconds: number) => Math.max(0, Math.round((seconds - paddingSeconds) * sampleRate))
  return [cut(leadingSeconds), samples.length - cut(trailingSeconds)]
}

/**
 * Removes surrounding silence.
 * @param paddingSeconds silence to leave on each side.
 * @returns a view of `samples`; empty for a silent recording.
 */
export function trimSilence<Buffer extends ArrayBufferLike>(
  samples: Float32Array<Buffer>,
  sampleRate: number,
  paddingSeconds = 0.1,
): Float32Array<Buffer> {
  return samples.subarray(...soundRange(samples, sampleRate, paddingSeconds))
}

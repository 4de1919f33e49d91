import { decodeWav, millisecondsOf, peaksOf, WavError } from '@saywright/audio/signal'
import { ApiFailure } from '@saywright/http'

const peakCount = 64

export interface WavDescription {
  /** Whole milliseconds. */
  readonly milliseconds: number
  /** The loudest sample of each of 64 equal stretches of the first channel, in [0, 1] with two decimals. */
  readonly peaks: number[]
}

/**
 * How long a WAV file lasts, and how it is drawn.
 *
 * @throws ApiFailure `audio_unreadable` for a broken file or another format, `audio_too_long` above `maxSeconds`.
 */
export function describeWav(bytes: Uint8Array, maxSeconds: number): WavDescription {
  const audio = decode(bytes)
  const milliseconds = Math.round(millisecondsOf(audio))
  if (milliseconds > maxSeconds * 1000)
    throw new ApiFailure('audio_too_long', { errors: { file: 'outOfRange' } })
  const peaks = peaksOf(audio.channels[0]!, peakCount)
  return { milliseconds, peaks: Array.from(peaks, (peak) => Math.round(peak * 100) / 100) }
}

function decode(bytes: Uint8Array) {
  try {
    return decodeWav(bytes)
  } catch (error) {
    if (!(error instanceof WavError)) throw error
    throw new ApiFailure('audio_unreadable', { errors: { file: 'invalid' } })
  }
}

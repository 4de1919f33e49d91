import { clippedRanges } from '../signal/clipping.js'
import { encodeWav } from '../signal/encodeWav.js'
import { peakOf } from '../signal/peaks.js'
import { measureSilence } from '../signal/silence.js'

/** How a recording came to its end. */
export type RecordingEnding = 'stopped' | 'limitReached' | 'unplugged'

/** One recording. */
export type Recording = {
  /** The same sound as a mono WAV file of 16 bits. */
  readonly file: File
  /** Mono, values in [-1, 1]. */
  readonly samples: Float32Array<ArrayBuffer>
  /** Samples per second (Hz). */
  readonly sampleRate: number
  readonly milliseconds: number
  readonly ending: RecordingEnding
  /** The largest amplitude, in [0, 1]. */
  readonly peak: number
  /** Somewhere it was louder than 16 bits can hold. */
  readonly isClipped: boolean
}

const leastSoundSeconds = 0.04

/** Less than 40 ms is louder than silence, which may be the click that stopped it: there is nothing to recognize. */
export function isTooQuiet({ samples, sampleRate }: Pick<Recording, 'samples' | 'sampleRate'>): boolean {
  return measureSilence(samples, sampleRate).soundSeconds < leastSoundSeconds
}

/** @param fileName with its extension. */
export function recordingOf(
  samples: Float32Array<ArrayBuffer>,
  sampleRate: number,
  ending: RecordingEnding,
  fileName: string,
): Recording {
  return {
    file: new File([encodeWav({ channels: [samples], sampleRate })], fileName, { type: 'audio/wav' }),
    samples,
    sampleRate,
    milliseconds: (samples.length * 1000) / sampleRate,
    ending,
    peak: peakOf(samples),
    isClipped: clippedRanges(samples).length > 0,
  }
}

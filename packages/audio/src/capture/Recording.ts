import { clippedRanges } from '../signal/clipping.js'
import { encodeWav } from '../signal/encodeWav.js'
import { peakOf } from '../signal/peaks.js'
import { measureSilence } from '../signal/silence.js'

/** How a recording ended. */
export type RecordingEnding = 'stopped' | 'limitReached' | 'unplugged'

/** A completed recording. */
export type Recording = {
  /** The recording as a 16-bit mono WAV file. */
  readonly file: File
  /** Mono samples in [-1, 1]. */
  readonly samples: Float32Array<ArrayBuffer>
  /** Sample rate in Hz. */
  readonly sampleRate: number
  readonly milliseconds: number
  readonly ending: RecordingEnding
  /** Peak amplitude in [0, 1]. */
  readonly peak: number
  /** Whether the input exceeded the range of 16-bit samples. */
  readonly isClipped: boolean
}

const leastSoundSeconds = 0.04

/**
 * Whether a recording has no speech to recognize: less than 40 ms of it are above the silence threshold,
 * which may be the click that stopped it.
 */
export function isTooQuiet({ samples, sampleRate }: Pick<Recording, 'samples' | 'sampleRate'>): boolean {
  return measureSilence(samples, sampleRate).soundSeconds < leastSoundSeconds
}

/**
 * Creates a recording from its samples.
 * @param fileName with its extension.
 */
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

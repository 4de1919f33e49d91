import { limits, type RecordingFlaw } from '@saywright/api/contract'
import type { Speech } from '../../voice-activity/findSpeech.js'

/** What makes a recording useless. None of these refuses by itself: they tell why a refused one was not understood. */
const flawBounds = {
  /** Least voice that can be a sentence, in seconds, however short the sentences of a grammar are. */
  leastVoiceSeconds: 0.15,
  /** A phone that is said as fast as anybody says one, in seconds. */
  fastestPhoneSeconds: 0.04,
  /** From here on a sample counts as cut; files of 16 bits reach 0.99997. */
  fullScale: 0.999,
  /** Cut samples in a row that make a cut peak: one or two may be a peak that just fits. */
  cutSamples: 3,
  /** Share of the windows of speech above which cut peaks count. */
  clippedShare: 0.1,
  /** How near the voice is to an end of the recording that cuts it, in seconds. */
  edgeSeconds: 0.06,
  /** How much of that end is measured, in seconds. */
  levelSeconds: 0.01,
  /**
   * Least level there, as a share of the level of the speech. Five whole recordings of the tests end with 0.05 or less
   * and, as synthetic voices begin with the first sample, begin with up to 0.42.
   */
  beginLevel: 0.45,
  endLevel: 0.25,
}

const rate = limits.audioSampleRateHertz
// A window of voice activity.
const windowSeconds = 0.032

export interface SpokenRecording {
  /** Mono PCM in [-1, 1] at 16 kHz. */
  readonly samples: Float32Array
  readonly speech: Speech
  /** Phones of the shortest sentence that could have been said; Infinity when there is none. */
  readonly leastPhones: number
}

/** What is wrong with the recording itself, whatever was said in it; `undefined` when nothing is. */
export function recordingFlaw(recording: SpokenRecording): RecordingFlaw | undefined {
  if (isTooShort(recording)) return 'too_short'
  if (isClipped(recording)) return 'clipped'
  if (isCutOff(recording)) return 'cut_off'
  return undefined
}

function isTooShort({ speech, leastPhones }: SpokenRecording): boolean {
  const { leastVoiceSeconds, fastestPhoneSeconds } = flawBounds
  const ofSentence = Number.isFinite(leastPhones) ? leastPhones * fastestPhoneSeconds : 0
  return speech.places.length * windowSeconds < Math.max(leastVoiceSeconds, ofSentence)
}

function isClipped({ samples, speech: { places } }: SpokenRecording): boolean {
  const isCut = (place: number) => hasCutPeak(around(samples, place, windowSeconds))
  return places.filter(isCut).length > places.length * flawBounds.clippedShare
}

function hasCutPeak(samples: Float32Array): boolean {
  let run = 0
  return samples.some((value) => {
    run = Math.abs(value) >= flawBounds.fullScale ? run + 1 : 0
    return run >= flawBounds.cutSamples
  })
}

function isCutOff({ samples, speech: { places } }: SpokenRecording): boolean {
  const { edgeSeconds, levelSeconds, beginLevel, endLevel } = flawBounds
  const edge = Math.round(levelSeconds * rate)
  const level = Math.max(...places.map((place) => levelOf(around(samples, place, windowSeconds))))
  const isUnderWay = (part: Float32Array, least: number) => levelOf(part) >= level * least
  const [first = 0, last = 0] = [places[0], places.at(-1)]
  return (
    (first < edgeSeconds && isUnderWay(samples.subarray(0, edge), beginLevel)) ||
    (last > samples.length / rate - edgeSeconds && isUnderWay(samples.subarray(-edge), endLevel))
  )
}

function around(samples: Float32Array, place: number, seconds: number): Float32Array {
  const start = Math.round((place - seconds / 2) * rate)
  return samples.subarray(Math.max(0, start), start + Math.round(seconds * rate))
}

const levelOf = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / Math.max(1, samples.length))

import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import type { MessageOf } from '../kernel/messages.js'
import { integer, list, object, oneOf, optional, record, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { listeningEnds } from './listening.js'
import { engineQuality } from './quality.js'
import { pronouncedWord, score, scoringVersion } from './speech.js'

/** The protocol name of a WebSocket that listens for wake words. */
export const wakeListeningProtocol = 'saywright.wake'

/** What a heard word does: `wake` wakes the device, `anti` must not. */
export const wakeWordRoles = ['wake', 'anti'] as const
export type WakeWordRole = (typeof wakeWordRoles)[number]

const milliseconds = (note: string, example = 640) => integer({ min: 0, [docs]: { note, example } })
const fromFirst = 'from the first sample that was sent'

/** The words to listen for, with their pronunciations. */
export const wakeWordsSpoken = {
  wake: list(pronouncedWord, { min: 1, max: limits.wakeWordsPerModel }),
  anti: list(pronouncedWord, { max: limits.wakeWordsPerModel }),
}

/** A word that was heard, whatever its score: whoever reads it applies a threshold. */
export const spottedWord = type({
  word: text({ [docs]: { example: 'Hello Halden' } }),
  role: oneOf(wakeWordRoles, { [docs]: { example: 'wake' } }),
  start_ms: milliseconds(fromFirst),
  end_ms: milliseconds(fromFirst, 1430),
  score: score(),
})
export type SpottedWord = ValueOf<typeof spottedWord>

/** The score of the wake words over time: the highest one of a word that ends in each step. */
export const wakeScores = type({
  start_ms: milliseconds('where the first step begins', 0),
  step_ms: integer({ min: 1, [docs]: { example: limits.wakeScoreStepMilliseconds } }),
  scores: list(score()),
})
export type WakeScores = ValueOf<typeof wakeScores>

/** What was found in a whole recording. */
export const wakeWordSpotting = type({
  ...{ scores: wakeScores, heard: list(spottedWord) },
  duration_ms: milliseconds('of the recording', 1800),
  speech_ms: milliseconds('how much of it is speech', 1100),
  scoring_version: optional(scoringVersion()),
  quality: optional(engineQuality()),
})
export type WakeWordSpotting = ValueOf<typeof wakeWordSpotting>

/**
 * Messages of the server to the voice service, each a text `{ "type", "data" }`. Between them it sends bytes: mono samples
 * of 16 bits, little-endian, at 16 kHz.
 */
export const voiceWakeRequests = {
  init: object({
    lang: text({ min: 1, max: 35, [docs]: { example: 'en-US' } }),
    ...wakeWordsSpoken,
    caller: text({ min: 1, max: limits.freeTextMaxCharacters }),
  }),
  /** Other words: nothing is loaded again. */
  words: object(wakeWordsSpoken),
} as const

/** Messages of both the voice service and the server while they listen for wake words, each a text `{ "type", "data" }`. */
export const commonWakeEvents = {
  /** Listening for the words that were requested last. */
  ready: type({
    sample_rate: integer({ min: 1, [docs]: { example: 16_000 } }),
    scoring_version: optional(scoringVersion()),
    quality: optional(engineQuality()),
  }),
  /** The scores of the sound that came since the last ones. */
  scores: wakeScores,
  heard: spottedWord,
  /** The thread of the engine died and was replaced. */
  restarted: type({}),
  ended: type({ reason: oneOf(listeningEnds) }),
} as const

export const voiceWakeEvents = {
  ...commonWakeEvents,
  failed: type({ code: text(), message: text(), errors: optional(record(text())) }),
} as const

export type VoiceWakeRequest = MessageOf<typeof voiceWakeRequests>
export type VoiceWakeEvent = MessageOf<typeof voiceWakeEvents>

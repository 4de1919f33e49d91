import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { limits } from '../kernel/limits.js'
import { flag, integer, list, number, object, oneOf, optional, text, type } from '../kernel/structs.js'

/**
 * The calls of the voice service: a process of its own that knows no users. Its caller is the server, with
 * `Authorization: Bearer <service token>`; languages are BCP 47 tags.
 */

/** Every failure of the voice service with its status; the body is the same as the server's. */
export const voiceFailureStatuses = {
  unreadable: 400,
  unauthorized: 401,
  not_found: 404,
  too_large: 413,
  not_a_wav: 415,
  incorrect_form: 422,
  empty: 422,
  too_long: 422,
  silent_recording: 422,
  /** `errors.jsgf` says what is wrong and where. */
  grammar_error: 422,
  /** `errors.words` is the first word that nobody could pronounce. */
  pronunciation_missing: 422,
  language_unavailable: 422,
  internal: 500,
  /** Too many recordings are waiting; `Retry-After` says when to come back. */
  busy: 503,
  /** The recognition took too long and was given up. */
  timed_out: 504,
} as const
export type VoiceFailureCode = keyof typeof voiceFailureStatuses

export const engineQualities = ['good', 'basic', 'unavailable'] as const

/** Why an engine is not as good in a language as one might expect: keys, the words are the interface's. */
export const engineReasons = ['rejection_unproven', 'process_missing'] as const

export const voiceEngine = type({
  id: text({ [docs]: { example: 'soundswallower' } }),
  kind: oneOf(['recognition', 'phonemes'], { [docs]: { example: 'recognition' } }),
  version: optional(text({ [docs]: { example: '0.6.3', note: 'absent when the engine does not tell' } })),
  licence: text({ [docs]: { example: 'MIT' } }),
  isolation: oneOf(['wasm', 'process', 'remote'], { [docs]: { example: 'wasm' } }),
  single_hypothesis: flag({ [docs]: { note: 'never more than one hypothesis' } }),
  languages: list(
    type({
      lang: text({ [docs]: { example: 'fr-FR' } }),
      quality: oneOf(engineQualities, { [docs]: { example: 'basic' } }),
      reason: optional(oneOf(engineReasons, { [docs]: { example: 'rejection_unproven' } })),
    }),
  ),
})
export type VoiceEngine = ValueOf<typeof voiceEngine>

const score = () =>
  integer({ min: limits.confidenceMin, max: limits.confidenceMax, [docs]: { example: 7420 } })

/** How a word is said: a respelling such as `PRONAS`, or IPA between slashes. */
export const pronouncedWord = object({
  word: text({ min: 1, max: limits.freeTextMaxCharacters, [docs]: { example: 'Saywright' } }),
  pronunciations: optional(
    list(text({ min: 1, max: limits.freeTextMaxCharacters, [docs]: { example: '/ˈseɪɹaɪt/' } }), { max: 20 }),
  ),
})
export type PronouncedWord = ValueOf<typeof pronouncedWord>

export const speechHypothesis = type({
  text: text({ [docs]: { note: 'in the words of the grammar', example: 'open the garage door' } }),
  confidence: score(),
  words: list(
    type({
      word: text({ [docs]: { example: 'garage' } }),
      start_ms: integer({ min: 0, [docs]: { example: 640 } }),
      end_ms: integer({ min: 0, [docs]: { example: 1020 } }),
      score: number({
        min: 0,
        max: 1,
        [docs]: { note: 'a score of the engine, not a probability', example: 0.95 },
      }),
    }),
  ),
})
export type SpeechHypothesis = ValueOf<typeof speechHypothesis>

export const speechRecognition = type({
  rejected: flag({ [docs]: { note: 'nothing was heard, or its confidence is under the threshold' } }),
  hypotheses: list(speechHypothesis, {
    [docs]: {
      note: 'what the engine heard, also when rejected; none when nothing of the grammar fits at all',
    },
  }),
  threshold: score(),
  single_hypothesis: flag({ [docs]: { note: 'this engine never gives more than one' } }),
  engine: type({ id: text(), version: optional(text()), model: text({ [docs]: { example: 'en-us' } }) }),
})
export type SpeechRecognition = ValueOf<typeof speechRecognition>

export const listVoiceEngines = endpoint({
  method: 'GET',
  path: 'v1/engines',
  response: type({ engines: list(voiceEngine) }),
  [docs]: {
    summary: 'What each speech engine can do, language by language.',
    roles: 'public',
    errors: [],
    example: {
      response: {
        engines: [
          {
            id: 'soundswallower',
            kind: 'recognition',
            version: '0.6.3',
            licence: 'MIT',
            isolation: 'wasm',
            single_hypothesis: true,
            languages: [
              { lang: 'en-US', quality: 'good' },
              { lang: 'fr-FR', quality: 'basic', reason: 'rejection_unproven' },
            ],
          },
        ],
      },
    },
  },
})

export const recognizeSpeech = endpoint({
  method: 'POST',
  path: 'v1/asr/recognize',
  body: object({
    lang: text({ min: 1, max: 35, [docs]: { example: 'en-US' } }),
    jsgf: text({ min: 1, max: limits.grammarMaxCharacters * 2 }),
    words: optional(list(pronouncedWord, { max: limits.valuesPerSlot })),
    audio: text({ min: 1, [docs]: { note: 'base64 of a PCM WAV of any sample rate and up to 10 s' } }),
    threshold: optional(score()),
    stop_at_first: optional(flag({ [docs]: { note: 'take the first result whatever its confidence' } })),
  }),
  response: speechRecognition,
  idempotent: true,
  [docs]: {
    summary: 'Recognize one recording with a JSGF grammar.',
    roles: 'public',
    errors: ['incorrect_form', 'language_unavailable'],
    example: {
      body: {
        lang: 'en-US',
        jsgf: '#JSGF V1.0; grammar door; public <door> = open the garage door;',
        audio: 'UklGRg==',
      },
      response: {
        rejected: false,
        hypotheses: [
          {
            text: 'open the garage door',
            confidence: 9580,
            words: [
              { word: 'open', start_ms: 120, end_ms: 430, score: 0.95 },
              { word: 'the', start_ms: 430, end_ms: 520, score: 0.91 },
              { word: 'garage', start_ms: 520, end_ms: 960, score: 0.94 },
              { word: 'door', start_ms: 960, end_ms: 1310, score: 0.96 },
            ],
          },
        ],
        threshold: 5000,
        single_hypothesis: true,
        engine: { id: 'soundswallower', version: '0.6.3', model: 'en-us' },
      },
    },
  },
})

/** Every call of the voice service by name. */
export const voiceEndpoints = { listVoiceEngines, recognizeSpeech } as const

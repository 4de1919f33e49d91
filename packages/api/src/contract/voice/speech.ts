import { refusals } from '../../catalogue/refusalReasons.js'
import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, integer, list, number, object, oneOf, optional, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { engineQuality } from './quality.js'

export const score = () =>
  integer({ min: limits.confidenceMin, max: limits.confidenceMax, [docs]: { example: 7420 } })

/** With which version of scoring an engine scores a language: only scores of the same version are compared. */
export const scoringVersion = () =>
  integer({ min: 1, [docs]: { note: 'scores of different versions are not compared', example: 1 } })

/** The pronunciation of a word: a respelling such as `PRONAS`, or IPA between slashes. */
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

export const refusal = () =>
  optional(oneOf(refusals, { [docs]: { note: 'why it was rejected; absent otherwise' } }))

export const speechRecognition = type({
  rejected: flag({ [docs]: { note: 'nothing was heard, or its confidence is under the threshold' } }),
  refusal: refusal(),
  hypotheses: list(speechHypothesis, {
    [docs]: {
      note: 'what the engine heard, also when rejected; none when nothing of the grammar fits at all',
    },
  }),
  threshold: score(),
  scoring_version: optional(scoringVersion()),
  quality: optional(engineQuality()),
  single_hypothesis: flag({ [docs]: { note: 'this engine never gives more than one' } }),
  engine: type({ id: text(), version: optional(text()), model: text({ [docs]: { example: 'en-us' } }) }),
})
export type SpeechRecognition = ValueOf<typeof speechRecognition>

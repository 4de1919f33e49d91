import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { file, flag, list, object, optional, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { languageSound, wakeWordProposal, wakeWordRating } from './wakeRating.js'
import { wakeWordSpotting, wakeWordsSpoken } from './wakeWords.js'

const lang = text({ min: 1, max: 35, [docs]: { example: 'en-US' } })
const caller = optional(
  text({
    min: 1,
    max: limits.freeTextMaxCharacters,
    [docs]: { example: '41', note: 'whose turn it is: callers are served one after the other' },
  }),
)
const errors = ['incorrect_form', 'language_unavailable'] as const

const helloHalden = { word: 'Hello Halden' }

export const spotWakeWords = endpoint({
  method: 'POST',
  path: 'v1/wake/spot',
  encoding: 'multipart',
  bodyMaxBytes: limits.grammarBodyMaxBytes,
  body: object({
    lang,
    ...wakeWordsSpoken,
    audio: file({
      mediaTypes: ['audio/wav'],
      maxBytes: limits.audioMaxBytes,
      [docs]: { note: 'PCM WAV of any sample rate and up to 10 s' },
    }),
    caller,
  }),
  response: wakeWordSpotting,
  [docs]: {
    summary: 'Find wake words and anti wake words in one recording, whatever their scores.',
    roles: 'public',
    errors,
    example: {
      body: {
        lang: 'en-US',
        wake: [helloHalden],
        anti: [],
        audio: new Blob(['RIFF'], { type: 'audio/wav' }),
      },
      response: {
        scores: { start_ms: 0, step_ms: limits.wakeScoreStepMilliseconds, scores: [0, 420, 8210, 0] },
        heard: [{ word: 'Hello Halden', role: 'wake', start_ms: 640, end_ms: 1430, score: 8210 }],
        duration_ms: 1800,
        speech_ms: 900,
        scoring_version: 1,
        quality: 'good',
      },
    },
  },
})

export const rateWakeWordsSpoken = endpoint({
  method: 'POST',
  path: 'v1/wake/rate',
  body: object({ lang, ...wakeWordsSpoken, caller }),
  response: type({
    words: list(wakeWordRating),
    proposals: list(wakeWordProposal, { [docs]: { note: 'anti wake words that are not there yet' } }),
    /** Words that cannot be pronounced. */
    unknown: list(text()),
    knows_frequent_words: flag({
      [docs]: { note: 'false where there is no list of frequent words of the language', example: true },
    }),
  }),
  idempotent: true,
  [docs]: {
    summary:
      'How well wake words can be told apart from all else that people say, and anti wake words to add.',
    roles: 'public',
    errors,
    example: {
      body: { lang: 'en-US', wake: [helloHalden], anti: [] },
      response: {
        words: [
          {
            text: 'Hello Halden',
            score: 86,
            phonemes: '[hə][ˈloʊ][ˈhɔl][dən]',
            syllables: 4,
            reasons: [
              { kind: 'length', is_good: true, points: 0, count: 4 },
              { kind: 'near_word', is_good: false, points: 12, other: 'hello holder', distance: 1 },
            ],
          },
        ],
        proposals: [{ text: 'hello holder', reason: 'near_word', of: 'Hello Halden', distance: 1 }],
        unknown: [],
        knows_frequent_words: true,
      },
    },
  },
})

export const listSounds = endpoint({
  method: 'GET',
  path: 'v1/phonemes/sounds',
  query: object({ lang }),
  response: type({ sounds: list(languageSound) }),
  [docs]: {
    summary: 'The sounds of which pronunciations are made in a language, each with a word that has it.',
    roles: 'public',
    errors,
    example: {
      query: { lang: 'en-US' },
      response: { sounds: [{ ipa: 'ɔ', is_vowel: true, example: 'hall' }] },
    },
  },
})

import { docs } from '../../kernel/docs.js'
import { endpoint } from '../../kernel/endpoint.js'
import { languageCode } from '../../kernel/rules.js'
import { file, flag, list, maybe, object, oneOf, text, type } from '../../kernel/structs.js'
import { limits } from '../../limits.js'
import { languageSound, wakeWordProposal, wakeWordRating } from '../../voice/wakeRating.js'
import { type WakeWordSpotting, wakeWordSpotting } from '../../voice/wakeWords.js'
import { antiReasons, commandClash } from './rating.js'
import { distinctWords, wakeWordLists } from './wakeWord.js'

const errors = [
  'incorrect_form',
  'not_found',
  'language_unavailable',
  'resources_expired',
  'voice_unavailable',
] as const
const ofModel = { id: 7, modelId: 21 }

const spotting: WakeWordSpotting = {
  scores: { start_ms: 0, step_ms: limits.wakeScoreStepMilliseconds, scores: [0, 420, 8210, 0] },
  heard: [{ word: 'Hello Halden', role: 'wake', start_ms: 640, end_ms: 1430, score: 8210 }],
  duration_ms: 1800,
  speech_ms: 900,
  scoring_version: 1,
  quality: 'good',
}

export const spotInRecording = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/wake-words/{modelId}/spot',
  body: file({
    mediaTypes: ['audio/wav'],
    maxBytes: limits.audioMaxBytes,
    [docs]: { note: 'mono, 16-bit, 16 kHz advised' },
  }),
  encoding: 'raw',
  response: wakeWordSpotting,
  [docs]: {
    summary: 'Find the saved words of a model in a WAV recording, whatever their scores.',
    owner: 'project',
    roles: 'member',
    scope: 'tasks',
    errors: [
      ...errors,
      'too_large',
      'unsupported_type',
      'audio_unreadable',
      'audio_too_long',
      'pronunciation_missing',
    ],
    example: {
      params: ofModel,
      body: new Blob(['RIFF'], { type: 'audio/wav' }),
      response: spotting,
    },
  },
})

export const spotInAudioFile = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/wake-words/{modelId}/spot/{audioId}',
  response: wakeWordSpotting,
  quiet: true,
  [docs]: {
    summary: 'Find the saved words of a model in a recording of its project, whatever their scores.',
    owner: 'project',
    roles: 'member',
    scope: 'tasks',
    errors: [...errors, 'audio_unreadable', 'audio_too_long', 'pronunciation_missing'],
    example: {
      params: { ...ofModel, audioId: 31 },
      response: spotting,
    },
  },
})

export const listenForWakeWords = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/wake-words/{modelId}/listen',
  quiet: true,
  [docs]: {
    summary:
      'A WebSocket that takes sound and tells the scores of the saved words of a model over time, and each word that is heard. Without an upgrade it says whether one may.',
    owner: 'project',
    roles: 'member',
    errors: ['incorrect_form', 'not_found', 'language_unavailable', 'resources_expired'],
    example: { params: ofModel },
  },
})

export const rateWakeWords = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/wake-words/rating',
  body: object({ language: languageCode(), ...wakeWordLists }, { rule: distinctWords }),
  response: type({
    words: list(wakeWordRating),
    clashes: list(commandClash),
    anti: list(
      type({
        text: text({ [docs]: { example: 'hello holder' } }),
        reason: oneOf(antiReasons, { [docs]: { example: 'near_word' } }),
        model_name: maybe(text({ [docs]: { example: 'picking-en' } })),
      }),
    ),
    proposals: list(wakeWordProposal),
    unknown: list(text({ [docs]: { note: 'words that cannot be pronounced' } })),
    knows_frequent_words: flag({
      [docs]: { note: 'false where there is no list of frequent words of the language', example: true },
    }),
  }),
  quiet: true,
  idempotent: true,
  [docs]: {
    summary:
      'How well wake words can be told apart from all else that people say, from the commands of the project too, and anti wake words to add. Nothing is saved.',
    owner: 'project',
    roles: 'member',
    errors,
    example: {
      params: { id: 7 },
      body: { language: 'eng-US', positive_words: [{ text: 'Hello Halden' }], negative_words: [] },
      response: {
        words: [
          {
            text: 'Hello Halden',
            score: 86,
            phonemes: '[hə][ˈloʊ][ˈhɔl][dən]',
            syllables: 4,
            reasons: [{ kind: 'length', is_good: true, points: 0, count: 4 }],
          },
        ],
        clashes: [{ of: 'Hello Halden', text: 'halden', model_id: 11, model_name: 'picking-en', line: 25 }],
        anti: [],
        proposals: [{ text: 'hello holder', reason: 'near_word', of: 'Hello Halden', distance: 1 }],
        unknown: [],
        knows_frequent_words: true,
      },
    },
  },
})

export const listLanguageSounds = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/wake-words/sounds',
  query: object({ language: languageCode() }),
  response: type({ sounds: list(languageSound) }),
  quiet: true,
  [docs]: {
    summary: 'The sounds of which pronunciations are made in a language, each with a word that has it.',
    owner: 'project',
    roles: 'member',
    errors,
    example: {
      params: { id: 7 },
      query: { language: 'eng-US' },
      response: { sounds: [{ ipa: 'ɔ', is_vowel: true, example: 'hall' }] },
    },
  },
})

import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { filled, languageCode } from '../kernel/rules.js'
import { file, list, object, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { pronunciationWish, wordPronunciations } from './pronunciation.js'

const errors = [
  'incorrect_form',
  'not_found',
  'language_unavailable',
  'resources_expired',
  'voice_unavailable',
] as const

export const pronounceWords = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/voice-commands/pronunciations',
  body: object({
    language: languageCode(),
    words: list(pronunciationWish, { min: 1, max: limits.wordsDescribedAtOnce }),
  }),
  response: type({ words: list(wordPronunciations) }),
  quiet: true,
  idempotent: true,
  [docs]: {
    summary: 'How words are said in a language, as the recognizer expects them.',
    owner: 'project',
    roles: 'member',
    errors,
    example: {
      params: { id: 7 },
      body: { language: 'eng-US', words: [{ word: 'living' }, { word: 'wifi', pronas: 'why fye' }] },
      response: {
        words: [
          {
            word: 'living',
            pronunciations: [{ phonemes: '[ˈlɪ][vɪŋ]', source: 'dictionary', recognized: true }],
          },
          {
            word: 'wifi',
            pronunciations: [{ phonemes: '[ˌwaɪ][ˈfaɪ]', source: 'given', recognized: true }],
          },
        ],
      },
    },
  },
})

export const sayWords = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/voice-commands/speech',
  body: object({ language: languageCode(), text: filled('why fye') }),
  response: file({ mediaTypes: ['audio/wav'], maxBytes: limits.audioMaxBytes }),
  responseKind: 'file',
  quiet: true,
  idempotent: true,
  [docs]: {
    summary: 'Say a word or a sentence, or what it sounds like, as a WAV recording.',
    owner: 'project',
    roles: 'member',
    errors,
    example: {
      params: { id: 7 },
      body: { language: 'eng-US', text: 'why fye' },
      response: new Blob(['RIFF'], { type: 'audio/wav' }),
    },
  },
})

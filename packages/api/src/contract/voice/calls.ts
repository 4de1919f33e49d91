import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { file, flag, list, object, optional, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { voiceEngine } from './engine.js'
import { pronouncedWord, score, speechRecognition } from './speech.js'

export * from './contextCalls.js'
export { describePronunciations } from './pronunciation.js'
export * from './voiceCalls.js'
export * from './wakeCalls.js'

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
              { lang: 'en-US', quality: 'good', scoring_version: 1 },
              { lang: 'fr-FR', quality: 'basic', scoring_version: 1 },
              { lang: 'es-ES', quality: 'borrowed', borrowed_from: 'fr-FR', scoring_version: 1 },
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
  encoding: 'multipart',
  bodyMaxBytes: limits.grammarBodyMaxBytes,
  body: object({
    lang: text({ min: 1, max: 35, [docs]: { example: 'en-US' } }),
    jsgf: text({ min: 1, max: limits.jsgfMaxCharacters }),
    words: optional(list(pronouncedWord, { max: limits.valuesPerSlot })),
    audio: file({
      mediaTypes: ['audio/wav'],
      maxBytes: limits.audioMaxBytes,
      [docs]: { note: 'PCM WAV of any sample rate and up to 10 s' },
    }),
    threshold: optional(score()),
    caller: optional(
      text({
        min: 1,
        max: limits.freeTextMaxCharacters,
        [docs]: { example: '41', note: 'whose turn it is: callers are served one after the other' },
      }),
    ),
    stop_at_first: optional(flag({ [docs]: { note: 'take the first result whatever its confidence' } })),
  }),
  response: speechRecognition,
  [docs]: {
    summary: 'Recognize one recording with a JSGF grammar.',
    roles: 'public',
    errors: ['incorrect_form', 'language_unavailable'],
    example: {
      body: {
        lang: 'en-US',
        jsgf: '#JSGF V1.0; grammar door; public <door> = open the garage door;',
        audio: new Blob(['RIFF'], { type: 'audio/wav' }),
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
        scoring_version: 1,
        quality: 'good',
        single_hypothesis: true,
        engine: { id: 'soundswallower', version: '0.6.3', model: 'en-us' },
      },
    },
  },
})

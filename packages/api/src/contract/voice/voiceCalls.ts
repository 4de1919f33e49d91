import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { integer, list, object, optional, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { type SynthesisVoice, synthesisVoice, voiceFilters } from './voice.js'

const camille: SynthesisVoice = {
  voice_id: 'fr-FR-compact-female',
  name: 'Camille',
  language: 'fr',
  locale: 'fr-FR',
  gender: 'female',
  footprint: 'embedded-compact',
  quality: 'basic',
}

const voices = type({ voices: list(synthesisVoice) })

export const listVoices = endpoint({
  method: 'GET',
  path: 'v1/tts/voices',
  query: voiceFilters,
  response: voices,
  [docs]: {
    summary: 'The voices that say sentences; those that every filter takes.',
    roles: 'public',
    errors: ['incorrect_form'],
    example: { query: { language: 'fr', gender: 'female' }, response: { voices: [camille] } },
  },
})

const caller = optional(text({ min: 1, max: limits.freeTextMaxCharacters, [docs]: { example: '41' } }))
const said = text({ min: 1, max: limits.freeTextMaxCharacters, [docs]: { example: 'switch on the lamp' } })
const speech = type({
  data: text({ [docs]: { note: 'base64 of mono samples of 16 bits, little-endian' } }),
  sample_rate: integer({ min: 1, [docs]: { example: 22_050 } }),
})
const silence = { data: 'AAA=', sample_rate: 22_050 }

export const synthesizeSpeech = endpoint({
  method: 'POST',
  path: 'v1/tts/synthesize',
  body: object(
    {
      text: said,
      voice: optional(
        text({ min: 1, max: limits.nameMaxCharacters, [docs]: { example: 'en-US-compact-female' } }),
      ),
      lang: optional(
        text({
          min: 1,
          max: 35,
          [docs]: { example: 'en-US', note: 'that of the voice, where there is one' },
        }),
      ),
      rate: optional(
        integer({
          min: limits.wordsPerMinuteMin,
          max: limits.wordsPerMinuteMax,
          [docs]: { example: 175, note: 'words a minute' },
        }),
      ),
      pitch: optional(integer({ min: 0, max: 99, [docs]: { example: 50, note: 'from deep to high' } })),
      caller,
    },
    { rule: ({ voice, lang }) => ((voice ?? lang) ? undefined : { voice: 'required' }) },
  ),
  response: speech,
  [docs]: {
    summary: 'Say a sentence, with a voice of the list or with that of a language.',
    roles: 'public',
    errors: ['incorrect_form', 'language_unavailable'],
    example: {
      body: { text: 'switch on the lamp', voice: 'en-US-compact-female', rate: 175, pitch: 50 },
      response: silence,
    },
  },
})

const port = () => integer({ min: 1, max: 65_535, [docs]: { example: limits.voiceProxyPort } })

export const availableVoices = endpoint({
  method: 'GET',
  path: 'api/availableVoices',
  query: object({ vdkServicePort: port() }),
  response: voices,
  [docs]: {
    summary: 'All voices of the service at a port.',
    roles: 'public',
    errors: ['incorrect_form'],
    example: { query: { vdkServicePort: limits.voiceProxyPort }, response: { voices: [camille] } },
  },
})

export const synthesize = endpoint({
  method: 'POST',
  path: 'api/synthesize',
  body: object({
    port: port(),
    text: said,
    voice_id: text({ min: 1, max: limits.nameMaxCharacters, [docs]: { example: 'en-US-compact-female' } }),
    caller,
  }),
  response: speech,
  [docs]: {
    summary: 'Say a sentence with a voice of the service at a port.',
    roles: 'public',
    errors: ['incorrect_form', 'language_unavailable'],
    example: {
      body: { port: limits.voiceProxyPort, text: 'switch on the lamp', voice_id: 'en-US-compact-female' },
      response: silence,
    },
  },
})

import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { flag, integer, list, number, object, optional, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { pronouncedWord, score, speechRecognition } from './speech.js'

const caller = optional(
  text({
    min: 1,
    max: limits.freeTextMaxCharacters,
    [docs]: { example: '41', note: 'whose context it is: nobody else gets at it' },
  }),
)
const session = text({ min: 1, max: 40, [docs]: { example: '0b6fb3f2-3c1d-4a59-9f2e-5a0a3f1f7c11' } })

/** Values of rules that the grammar names and leaves open. */
const slots = list(
  object({
    name: text({ min: 1, max: limits.nameMaxCharacters, [docs]: { example: 'room' } }),
    values: list(text({ min: 1, max: limits.freeTextMaxCharacters }), { max: limits.valuesPerSlot }),
  }),
  { max: limits.slotsPerModel },
)

const errors = ['incorrect_form', 'not_found'] as const

export const initRecognition = endpoint({
  method: 'POST',
  path: 'v1/asr/init',
  bodyMaxBytes: limits.grammarBodyMaxBytes,
  body: object({
    lang: text({ min: 1, max: 35, [docs]: { example: 'en-US' } }),
    jsgf: text({ min: 1, max: limits.jsgfMaxCharacters }),
    words: optional(list(pronouncedWord, { max: limits.valuesPerSlot })),
    slots: optional(slots),
    threshold: optional(score()),
    stop_at_first: optional(flag({ [docs]: { note: 'that of initServiceASR unless said' } })),
    caller,
  }),
  response: type({
    session,
    single_hypothesis: flag(),
    sample_rate: integer({ min: 1, [docs]: { example: 16_000 } }),
  }),
  [docs]: {
    summary: 'Keep a grammar and its settings for the recordings that follow.',
    roles: 'public',
    errors: [...errors, 'language_unavailable'],
    example: {
      body: {
        lang: 'en-US',
        jsgf: '#JSGF V1.0; grammar lamps; public <lamps> = switch on the lamp in the <room>;',
        slots: [{ name: 'room', values: ['kitchen', 'living room'] }],
      },
      response: {
        session: '0b6fb3f2-3c1d-4a59-9f2e-5a0a3f1f7c11',
        single_hypothesis: true,
        sample_rate: 16_000,
      },
    },
  },
})

export const changeDynamicSlots = endpoint({
  method: 'POST',
  path: 'v1/asr/dynamic',
  bodyMaxBytes: limits.grammarBodyMaxBytes,
  body: object({ session, slots, caller }),
  [docs]: {
    summary: 'Put other values in the slots of a kept grammar: nothing is loaded anew.',
    roles: 'public',
    errors,
    example: {
      body: {
        session: '0b6fb3f2-3c1d-4a59-9f2e-5a0a3f1f7c11',
        slots: [{ name: 'room', values: ['attic'] }],
      },
    },
  },
})

export const saveRecord = endpoint({
  method: 'POST',
  path: 'v1/asr/save-record',
  // Base64 needs no escapes, though a writer may put one before each slash.
  bodyMaxBytes: limits.recordMaxCharacters * 2,
  body: object({
    session,
    data: text({
      min: 1,
      max: limits.recordMaxCharacters,
      [docs]: { note: 'base64 of mono samples of 16 bits, little-endian, up to 10 s' },
    }),
    sample_rate: integer({ min: 4000, max: 192_000, [docs]: { example: 16_000 } }),
    caller,
  }),
  response: type({
    record: integer({ min: 1, [docs]: { example: 1 } }),
    seconds: number({ min: 0, [docs]: { example: 2.4 } }),
  }),
  [docs]: {
    summary: 'Keep what was recorded, as long as its grammar is kept: up to ten recordings of ten seconds.',
    roles: 'public',
    errors,
    example: {
      body: { session: '0b6fb3f2-3c1d-4a59-9f2e-5a0a3f1f7c11', data: 'AAA=', sample_rate: 16_000 },
      response: { record: 1, seconds: 2.4 },
    },
  },
})

export const recognizeRecord = endpoint({
  method: 'POST',
  path: 'v1/asr/lab',
  body: object({
    session,
    record: integer({ min: 1, [docs]: { example: 1, note: 'the answer of save-record' } }),
    caller,
  }),
  response: speechRecognition,
  [docs]: {
    summary: 'Recognize a kept recording with the kept grammar as it is now.',
    roles: 'public',
    errors,
    example: {
      body: { session: '0b6fb3f2-3c1d-4a59-9f2e-5a0a3f1f7c11', record: 1 },
      response: {
        rejected: true,
        hypotheses: [],
        threshold: 5000,
        single_hypothesis: true,
        engine: { id: 'soundswallower', version: '0.6.3', model: 'en-us' },
      },
    },
  },
})

const port = integer({ min: 1, max: 65_535, [docs]: { example: limits.voiceProxyPort } })

export const bootService = endpoint({
  method: 'POST',
  path: 'api/bootService',
  body: object({
    projectDir: text({
      min: 1,
      max: limits.freeTextMaxCharacters,
      [docs]: { example: 'lamps', note: 'a name: no folder is read' },
    }),
    caller,
  }),
  response: type({ port }),
  [docs]: {
    summary: 'Have the speech engines ready, and say at which port they are.',
    roles: 'public',
    errors: ['incorrect_form'],
    example: { body: { projectDir: 'lamps' }, response: { port: limits.voiceProxyPort } },
  },
})

export const initServiceASR = endpoint({
  method: 'POST',
  path: 'api/initServiceASR',
  body: object({
    model: text({ min: 1, max: 35, [docs]: { example: 'en-us', note: 'an acoustic model of the engine' } }),
    stop_at_first: flag({ [docs]: { note: 'take the first result whatever its confidence' } }),
    port,
    caller,
  }),
  response: type({
    lang: text({ [docs]: { example: 'en-US' } }),
    sample_rate: integer({ min: 1, [docs]: { example: 16_000 } }),
  }),
  [docs]: {
    summary: 'Choose the model and how the grammars that are kept from now on judge.',
    roles: 'public',
    errors: ['incorrect_form', 'language_unavailable'],
    example: {
      body: { model: 'en-us', stop_at_first: true, port: limits.voiceProxyPort },
      response: { lang: 'en-US', sample_rate: 16_000 },
    },
  },
})

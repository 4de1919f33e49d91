import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { limits } from '../kernel/limits.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { filled, languageCode, name } from '../kernel/rules.js'
import {
  file,
  flag,
  identifier,
  instant,
  integer,
  list,
  maybe,
  number,
  object,
  oneOf,
  optional,
  record,
  text,
  type,
} from '../kernel/structs.js'

/** When the recognizer reports: only at the end, also while someone speaks, or not at all until asked. */
export const streamResultModes = ['final', 'partial', 'off'] as const

const settingFields = {
  STREAM_RESULT_MODE: oneOf(streamResultModes, { [docs]: { example: 'final' } }),
  MAXNBEST: integer({ min: limits.maxNBestMin, max: limits.maxNBestMax, [docs]: { example: 10 } }),
  TSILENCE: integer({
    min: limits.silenceMinMilliseconds,
    max: limits.silenceMaxMilliseconds,
    [docs]: {
      example: 500,
      note: 'silence that ends a command, in milliseconds',
    },
  }),
}

export const recognizerSettings = object(settingFields)
export type RecognizerSettings = ValueOf<typeof recognizerSettings>

export const defaultRecognizerSettings: RecognizerSettings = {
  STREAM_RESULT_MODE: 'final',
  MAXNBEST: 10,
  TSILENCE: 500,
}

/** A dynamic slot: a name the grammar mentions, filled with values without touching the grammar. */
export const dynamicSlot = object({
  name: name('contact'),
  values: list(filled('Anna'), { max: limits.valuesPerSlot }),
})
export type DynamicSlot = ValueOf<typeof dynamicSlot>

const grammarText = () =>
  text({
    max: limits.grammarMaxCharacters,
    [docs]: {
      example: '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch (on | off) the lamp;\n',
    },
  })

const summaryFields = {
  id: identifier(),
  name: text({ [docs]: { example: 'Lamps' } }),
  language: text({ [docs]: { example: 'eng-US' } }),
  revision: integer({ min: 1, [docs]: { note: 'rises by one at each save' } }),
  created_at: instant(),
  updated_at: instant(),
  last_recording_peaks: maybe(list(number({ min: 0, max: 1 }))),
}

/** A model as a list shows it: without its grammar and slots. */
export const voiceCommandModelSummary = type(summaryFields)
export type VoiceCommandModelSummary = ValueOf<typeof voiceCommandModelSummary>

export const voiceCommandModel = type({
  ...summaryFields,
  grammar: grammarText(),
  settings: type(settingFields),
  slots: list(type({ name: text(), values: list(text()) })),
})
export type VoiceCommandModel = ValueOf<typeof voiceCommandModel>

/** A word of a hypothesis: where it was heard, in milliseconds from the start of the recording, and its score. */
export const recognizedWord = type({
  text: text({ [docs]: { example: 'lamp' } }),
  start_ms: number({ min: 0, [docs]: { example: 1040 } }),
  end_ms: number({ min: 0, [docs]: { example: 1390 } }),
  score: maybe(
    number({ min: 0, max: 1, [docs]: { note: 'a score of the engine, not a probability', example: 0.97 } }),
  ),
})
export type RecognizedWord = ValueOf<typeof recognizedWord>

export const hypothesis = type({
  text: text({ [docs]: { example: 'switch on the lamp' } }),
  confidence: integer({ min: limits.confidenceMin, max: limits.confidenceMax, [docs]: { example: 7420 } }),
  slots: record(text()),
  words: list(recognizedWord),
})
export type Hypothesis = ValueOf<typeof hypothesis>

/** A value that the grammar attaches to a sentence. */
export const sentenceTag = type({
  name: text({ [docs]: { example: 'state' } }),
  value: text({ [docs]: { example: 'on' } }),
})

export const recognition = type({
  rejected: flag({ [docs]: { note: 'what was said is not in the grammar' } }),
  hypotheses: list(hypothesis),
  single_hypothesis: flag({ [docs]: { note: 'the engine gives one hypothesis, whatever MAXNBEST says' } }),
  tags: list(sentenceTag),
})
export type Recognition = ValueOf<typeof recognition>

const summary: VoiceCommandModelSummary = {
  id: 11,
  name: 'Lamps',
  language: 'eng-US',
  revision: 3,
  created_at: '2026-11-02T10:00:00.000Z',
  updated_at: '2026-11-20T16:00:00.000Z',
}
const model: VoiceCommandModel = {
  ...summary,
  grammar: '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch (on | off) the lamp;\n',
  settings: defaultRecognizerSettings,
  slots: [],
}

export const listVoiceCommandModels = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/voice-commands',
  query: pageQuery,
  response: paged(voiceCommandModelSummary),
  [docs]: {
    summary: 'Voice-command models of a project.',
    owner: 'project',
    roles: 'member',
    errors: ['not_found'],
    example: { params: { id: 7 }, response: { data: [summary], total: 1 } },
  },
})

export const createVoiceCommandModel = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/voice-commands',
  body: object({
    name: name('Lamps'),
    language: languageCode(),
    grammar: optional(grammarText()),
    settings: optional(recognizerSettings),
    slots: optional(list(dynamicSlot, { max: limits.slotsPerModel })),
  }),
  response: voiceCommandModel,
  status: 201,
  [docs]: {
    summary:
      'Create a model. Its name is unique in the project; without a grammar it starts with a small one.',
    owner: 'project',
    roles: 'member',
    errors: ['incorrect_form', 'not_found', 'already_exists', 'language_unavailable'],
    example: { params: { id: 7 }, body: { name: 'Lamps', language: 'eng-US' }, response: model },
  },
})

export const getVoiceCommandModel = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/voice-commands/{modelId}',
  response: voiceCommandModel,
  [docs]: {
    summary: 'One model with its grammar, settings and slots.',
    owner: 'project',
    roles: 'member',
    errors: ['not_found'],
    example: { params: { id: 7, modelId: 11 }, response: model },
  },
})

export const saveVoiceCommandModel = endpoint({
  method: 'PUT',
  path: 'v3/projects/{id}/voice-commands/{modelId}',
  body: object({
    revision: integer({ min: 1, [docs]: { example: 3 } }),
    name: optional(name('Lamps')),
    language: optional(languageCode()),
    grammar: optional(grammarText()),
    settings: optional(recognizerSettings),
    slots: optional(list(dynamicSlot, { max: limits.slotsPerModel })),
  }),
  response: voiceCommandModel,
  idempotent: false,
  [docs]: {
    summary:
      'Save the fields given. `revision` is the one that was read; when someone saved since, nothing is written.',
    owner: 'project',
    roles: 'member',
    errors: ['incorrect_form', 'not_found', 'already_exists', 'changed_elsewhere', 'language_unavailable'],
    example: {
      params: { id: 7, modelId: 11 },
      body: { revision: 3, name: 'Bedroom lamps' },
      response: { ...model, name: 'Bedroom lamps', revision: 4 },
    },
  },
})

export const deleteVoiceCommandModel = endpoint({
  method: 'DELETE',
  path: 'v3/projects/{id}/voice-commands/{modelId}',
  [docs]: {
    summary: 'Delete a model.',
    owner: 'project',
    roles: 'member',
    errors: ['not_found'],
    example: { params: { id: 7, modelId: 11 } },
  },
})

export const recognize = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/voice-commands/{modelId}/recognize',
  body: file({
    mediaTypes: ['audio/wav'],
    maxBytes: limits.audioMaxBytes,
    [docs]: { note: 'mono, 16-bit, 16 kHz advised' },
  }),
  encoding: 'raw',
  response: recognition,
  idempotent: true,
  [docs]: {
    summary: 'Recognize a WAV recording with the saved grammar of a model.',
    owner: 'project',
    roles: 'member',
    errors: [
      'not_found',
      'too_large',
      'unsupported_type',
      'audio_unreadable',
      'audio_too_long',
      'grammar_has_errors',
      'language_unavailable',
      'voice_unavailable',
    ],
    example: {
      params: { id: 7, modelId: 11 },
      body: new Blob(['RIFF'], { type: 'audio/wav' }),
      response: {
        rejected: false,
        hypotheses: [
          {
            text: 'switch on the lamp',
            confidence: 7420,
            slots: {},
            words: [{ text: 'switch', start_ms: 210, end_ms: 560, score: 0.97 }],
          },
        ],
        single_hypothesis: true,
        tags: [],
      },
    },
  },
})

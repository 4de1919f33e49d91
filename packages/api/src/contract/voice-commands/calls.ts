import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { languageCode, name } from '../kernel/rules.js'
import {
  file,
  flag,
  identifier,
  integer,
  list,
  object,
  oneOf,
  optional,
  text,
  type,
} from '../kernel/structs.js'
import { limits } from '../limits.js'
import { voiceCommands } from './kind.js'
import {
  confidenceThreshold,
  defaultRecognizerSettings,
  dynamicSlot,
  grammarText,
  importableGrammar,
  recognizerSettingsForm,
  type VoiceCommandModel,
  type VoiceCommandModelSummary,
  voiceCommandModel,
  voiceCommandModelSummary,
} from './model.js'
import { readyModel } from './readiness.js'
import { recognition } from './recognition.js'
import { suiteForm } from './suite.js'
import { modelTemplates } from './template.js'

export * from './listeningCalls.js'
export * from './pronunciationCalls.js'
export * from './soundAlikeCalls.js'
export * from './templateCalls.js'
export * from './versionCalls.js'

const summary: VoiceCommandModelSummary = {
  id: 11,
  name: 'Lamps',
  language: 'eng-US',
  revision: 3,
  created_at: '2026-11-02T10:00:00.000Z',
  updated_at: '2026-11-20T16:00:00.000Z',
  readiness: readyModel,
  suite_result: { passed: 1, total: 1 },
  used_by: [],
}

const model: VoiceCommandModel = {
  ...summary,
  grammar: '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch (on | off) the lamp;\n',
  settings: defaultRecognizerSettings,
  slots: [],
  suite: [{ sentence: 'switch on the lamp', expect: 'accept', intent: null, entities: [] }],
}

const numbers = '#BNF+EM V2.1;\n!grammar numbers;\n!export <digit>;\n<digit>: one | two | three;\n'

export const listVoiceCommandModels = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/voice-commands',
  query: pageQuery,
  response: paged(voiceCommandModelSummary),
  [docs]: {
    summary: 'Voice-command models of a project.',
    owner: 'project',
    roles: 'member',
    scope: 'read',
    errors: ['not_found'],
    example: { params: { id: 7 }, response: { data: [summary], total: 1 } },
  },
})

export const createVoiceCommandModel = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/voice-commands',
  body: object(
    {
      name: name('Lamps'),
      language: languageCode(),
      grammar: optional(grammarText()),
      settings: optional(recognizerSettingsForm),
      slots: optional(list(dynamicSlot, { max: limits.slotsPerModel })),
      suite: suiteForm(),
      template: optional(
        oneOf(modelTemplates, {
          [docs]: {
            note: 'gives grammar and suite, and unit tests whose audio a task makes; refused beside a grammar, slots or a suite',
          },
        }),
      ),
    },
    {
      rule: ({ template, grammar, slots, suite }) =>
        template && (grammar !== undefined || slots || suite) ? { template: 'mismatch' } : undefined,
    },
  ),
  response: voiceCommandModelSummary,
  status: 201,
  [docs]: {
    summary:
      'Create a model. Its name is unique in the project; without a grammar or a template it starts with a small grammar.',
    owner: 'project',
    roles: 'member',
    scope: 'models',
    errors: [
      'incorrect_form',
      'not_found',
      'already_exists',
      'language_unavailable',
      'resources_expired',
      'too_many_models',
      'grammar_too_large',
    ],
    example: { params: { id: 7 }, body: { name: 'Lamps', language: 'eng-US' }, response: summary },
  },
})

export const getVoiceCommandModel = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/voice-commands/{modelId}',
  response: voiceCommandModel,
  [docs]: {
    summary: 'One model with its grammar, settings, slots and suite of typed tests.',
    owner: 'project',
    roles: 'member',
    scope: 'read',
    errors: ['not_found'],
    example: { params: { id: 7, modelId: 11 }, response: model },
  },
})

export const listImportableGrammars = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/voice-commands/{modelId}/importable',
  response: type({ data: list(importableGrammar) }),
  [docs]: {
    summary:
      'The grammars from which that of a model may import: those of the other models of its project and language, as they are saved now. Refused when they are very long together.',
    owner: 'project',
    roles: 'member',
    errors: ['not_found', 'grammar_too_large'],
    example: {
      params: { id: 7, modelId: 11 },
      response: { data: [{ id: 12, name: 'Numbers', grammar: numbers, slots: [] }] },
    },
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
    settings: optional(recognizerSettingsForm),
    slots: optional(list(dynamicSlot, { max: limits.slotsPerModel })),
    suite: suiteForm(),
    threshold_run: optional(
      identifier({ [docs]: { note: 'the run of a unit test of the model by which THRESHOLD was found' } }),
    ),
    label: optional(name('Before the tests')),
    rename_at_users: optional(
      flag({ [docs]: { note: 'writes the new name in the grammars that import from the model by it' } }),
    ),
    keep_users: optional(
      flag({ [docs]: { note: 'refused where models that import from this one would have errors' } }),
    ),
  }),
  response: voiceCommandModelSummary,
  idempotent: false,
  [docs]: {
    summary:
      'Save the fields given, and of the settings those given. `revision` is the one that was read; when someone saved since, nothing is written. `label` names the version that the save makes. With `rename_at_users` each grammar that names the model is saved with it, or none is.',
    owner: 'project',
    roles: 'member',
    scope: 'models',
    errors: [
      'incorrect_form',
      'not_found',
      'already_exists',
      'changed_elsewhere',
      'users_would_break',
      'too_many',
      'language_unavailable',
      'resources_expired',
      'grammar_too_large',
    ],
    example: {
      params: { id: 7, modelId: 11 },
      body: { revision: 3, name: 'Bedroom lamps' },
      response: { ...summary, name: 'Bedroom lamps', revision: 4 },
    },
  },
})

export const deleteVoiceCommandModel = endpoint({
  method: 'DELETE',
  path: 'v3/projects/{id}/voice-commands/{modelId}',
  [docs]: {
    summary: 'Delete a model. Refused while grammars of other models import rules from it.',
    owner: 'project',
    roles: 'member',
    errors: ['not_found', voiceCommands.usedElsewhere],
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
  query: object({
    threshold: optional(confidenceThreshold()),
    slots: optional(
      text({
        max: limits.slotsInAddressMaxCharacters,
        [docs]: {
          note: 'values of slots for this call alone, in place of those of the model: lists by the names of the slots, in JSON',
          example: '{"room":["attic"]}',
        },
      }),
    ),
  }),
  response: recognition,
  [docs]: {
    summary:
      'Recognize a WAV recording with the saved grammar of a model, and with its threshold and the values of its slots unless the call gives others. Nothing of the model is changed.',
    owner: 'project',
    roles: 'member',
    scope: 'tasks',
    errors: [
      'incorrect_form',
      'not_found',
      'too_large',
      'unsupported_type',
      'audio_unreadable',
      'audio_too_long',
      'grammar_has_errors',
      'grammar_too_large',
      'borrowed_grammar_too_large',
      'pronunciation_missing',
      'language_unavailable',
      'resources_expired',
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
            intent: 'SWITCH',
            entities: [{ name: 'state', value: 'on', text: 'on', start_ms: 560, end_ms: 720, entities: [] }],
            slots: {},
            words: [
              { text: 'switch', start_ms: 210, end_ms: 560, score: 0.97 },
              { text: 'on', start_ms: 560, end_ms: 720, score: 0.99 },
            ],
          },
        ],
        threshold: 5000,
        single_hypothesis: true,
        tags: [
          { name: 'SWITCH', value: 'switch on the lamp' },
          { name: 'state', value: 'on' },
        ],
      },
    },
  },
})

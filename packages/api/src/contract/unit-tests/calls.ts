import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { languageCode } from '../kernel/rules.js'
import { identifier, list, object, optional, text, type } from '../kernel/structs.js'
import { type SynthesisVoice, synthesisVoice } from '../voice/voice.js'
import { defaultRecognizerSettings } from '../voice-commands/model.js'
import { type UnitTestRun, type UnitTestRunSummary, unitTestRun, unitTestRunSummary } from './run.js'
import { testAudioForm } from './testAudio.js'
import {
  type UnitTestForm,
  type UnitTestSummary,
  unitTest,
  unitTestFields,
  unitTestSummary,
} from './unitTest.js'

const form: UnitTestForm = {
  name: 'Aisle accents',
  description: 'Four people, near and far',
  confidence_threshold: 5000,
  audio_files: [21],
  slots: [],
}

const grace: SynthesisVoice = {
  voice_id: 'en-US-pro-female',
  name: 'Grace',
  language: 'en',
  locale: 'en-US',
  gender: 'female',
  footprint: 'embedded-pro',
  quality: 'fair',
}

const runSummary: UnitTestRunSummary = {
  id: 51,
  number: 14,
  status: 'completed',
  task_id: 31,
  confidence_threshold: 5000,
  files: 1,
  tested: 1,
  passed: 1,
  to_refuse: 0,
  refused: 0,
  average: 7420,
  started_at: '2026-11-20T16:00:00.000Z',
  ended_at: '2026-11-20T16:00:02.000Z',
}

const summary: UnitTestSummary = {
  id: 41,
  model_id: 11,
  name: form.name,
  description: form.description,
  confidence_threshold: form.confidence_threshold,
  files: 1,
  created_at: '2026-11-02T10:00:00.000Z',
  updated_at: '2026-11-20T16:00:00.000Z',
  last_run: runSummary,
}

const run: UnitTestRun = {
  ...runSummary,
  language: 'eng-US',
  grammar: '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch (on | off) the lamp;\n',
  settings: defaultRecognizerSettings,
  slots: [],
  imports: [],
  results: [
    {
      id: 61,
      audio_id: 21,
      audio_name: 'switch-on.wav',
      expectation: 'sentence',
      expected: 'switch on the lamp',
      expected_meaning: { intent: null, entities: [{ name: 'state', value: 'on', entities: [] }] },
      result: 'switch on the lamp',
      confidence: 7420,
      is_expected: true,
      intent: null,
      entities: [{ name: 'state', value: 'on', text: 'on', start_ms: 560, end_ms: 720, entities: [] }],
      is_meant: true,
      conclusion: 'passed',
      words: [{ text: 'switch', start_ms: 210, end_ms: 560, score: 0.97 }],
      refusal: null,
      failure: null,
      tested_at: '2026-11-20T16:00:02.000Z',
    },
  ],
}

export const listUnitTests = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/unit-tests',
  query: pageQuery,
  response: paged(unitTestSummary),
  [docs]: {
    summary: 'Unit tests of a project with their last run, newest first. Filter: `model_id`.',
    owner: 'project',
    roles: 'member',
    scope: 'read',
    errors: ['not_found'],
    example: { params: { id: 7 }, response: { data: [summary], total: 1 } },
  },
})

export const createUnitTest = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/unit-tests',
  body: object({
    ...unitTestFields,
    confidence_threshold: optional(unitTestFields.confidence_threshold),
    model_id: identifier({ [docs]: { example: 11 } }),
  }),
  response: unitTestSummary,
  status: 201,
  [docs]: {
    summary:
      'Create a unit test of a model whose grammar has no error. Its name is unique in the model, and each recording has a transcription unless it has to be refused. Without a threshold it takes that of the model.',
    owner: 'project',
    roles: 'member',
    errors: [
      'incorrect_form',
      'not_found',
      'already_exists',
      'grammar_has_errors',
      'grammar_too_large',
      'too_many_unit_tests',
    ],
    example: {
      params: { id: 7 },
      body: { ...form, model_id: 11 },
      response: { ...summary, last_run: null },
    },
  },
})

export const getUnitTest = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/unit-tests/{testId}',
  response: unitTest,
  [docs]: {
    summary: 'One unit test with its recordings and slot values.',
    owner: 'project',
    roles: 'member',
    scope: 'read',
    errors: ['not_found'],
    example: {
      params: { id: 7, testId: 41 },
      response: {
        ...summary,
        audio_files: [
          {
            ...{ id: 21, name: 'switch-on.wav', duration: 1.8, transcription: 'switch on the lamp' },
            ...{ expectation: 'sentence', meaning: null },
          },
        ],
        slots: [],
      },
    },
  },
})

export const saveUnitTest = endpoint({
  method: 'PUT',
  path: 'v3/projects/{id}/unit-tests/{testId}',
  body: object({
    name: optional(unitTestFields.name),
    description: optional(unitTestFields.description),
    confidence_threshold: optional(unitTestFields.confidence_threshold),
    threshold_run: optional(
      identifier({ [docs]: { note: 'the run of the test by which the threshold was found' } }),
    ),
    audio_files: optional(unitTestFields.audio_files),
    expectations: unitTestFields.expectations,
    slots: optional(unitTestFields.slots),
  }),
  [docs]: {
    summary:
      'Save the fields given. Recordings that stay keep what is expected of them unless `expectations` are given. Earlier runs keep what they were made with.',
    owner: 'project',
    roles: 'member',
    errors: ['incorrect_form', 'not_found', 'already_exists'],
    example: { params: { id: 7, testId: 41 }, body: { confidence_threshold: 5200 } },
  },
})

export const deleteUnitTest = endpoint({
  method: 'DELETE',
  path: 'v3/projects/{id}/unit-tests/{testId}',
  [docs]: {
    summary: 'Delete a unit test with its runs; one that goes on is cancelled. The recordings stay.',
    owner: 'project',
    roles: 'member',
    errors: ['not_found'],
    example: { params: { id: 7, testId: 41 } },
  },
})

export const startUnitTestRun = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/unit-tests/{testId}/runs',
  response: unitTestRunSummary,
  status: 201,
  [docs]: {
    summary:
      'Test every recording in the background with the grammar that the model has now. A task tells how far it is.',
    owner: 'project',
    roles: 'member',
    scope: 'tasks',
    errors: [
      'not_found',
      'not_possible',
      'incorrect_form',
      'grammar_has_errors',
      'grammar_too_large',
      'borrowed_grammar_too_large',
      'language_unavailable',
      'resources_expired',
      'too_many',
    ],
    example: {
      params: { id: 7, testId: 41 },
      response: { ...runSummary, status: 'pending', tested: 0, passed: 0, average: null, ended_at: null },
    },
  },
})

export const listTestVoices = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/unit-tests/voices',
  query: object({ language: languageCode() }),
  response: type({ voices: list(synthesisVoice) }),
  quiet: true,
  [docs]: {
    summary:
      'The voices that can say sentences of a delivered language, for recordings that the product makes.',
    owner: 'project',
    roles: 'member',
    errors: ['incorrect_form', 'not_found', 'language_unavailable', 'resources_expired', 'voice_unavailable'],
    example: { params: { id: 7 }, query: { language: 'eng-US' }, response: { voices: [grace] } },
  },
})

export const makeTestAudio = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/unit-tests/audio',
  body: testAudioForm,
  response: type({
    task_id: identifier({ [docs]: { example: 32 } }),
    names: list(text({ [docs]: { example: 'switch-on-the-lamp-grace-middle-normal-none.wav' } }), {
      [docs]: { note: 'of the recordings; one that is there already is not made again' },
    }),
  }),
  status: 201,
  [docs]: {
    summary:
      'Have sentences spoken by the product in the background: each at every pitch, at every speed, with every noise, as recordings with their transcription.',
    owner: 'project',
    roles: 'member',
    errors: [
      'incorrect_form',
      'not_found',
      'language_unavailable',
      'resources_expired',
      'too_much_audio',
      'voice_unavailable',
      'too_many',
    ],
    example: {
      params: { id: 7 },
      body: {
        model_id: 11,
        sentences: ['switch on the lamp'],
        voices: ['middle'],
        speeds: ['normal'],
        noises: ['none', 'quiet'],
        speakers: [grace.voice_id],
        backgrounds: ['kitchen'],
        rooms: ['tiled'],
      },
      response: {
        task_id: 32,
        names: [
          'switch-on-the-lamp-grace-middle-normal-none.wav',
          'switch-on-the-lamp-grace-middle-normal-quiet-kitchen-tiled.wav',
        ],
      },
    },
  },
})

export const listUnitTestRuns = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/unit-tests/{testId}/runs',
  query: pageQuery,
  response: paged(unitTestRunSummary),
  [docs]: {
    summary: 'Runs of a unit test, newest first; the oldest are forgotten.',
    owner: 'project',
    roles: 'member',
    scope: 'read',
    errors: ['not_found'],
    example: { params: { id: 7, testId: 41 }, response: { data: [runSummary], total: 1 } },
  },
})

export const getUnitTestRun = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/unit-tests/{testId}/runs/{runId}',
  response: unitTestRun,
  [docs]: {
    summary: 'One run with the result of every recording, and the grammar and slot values it was made with.',
    owner: 'project',
    roles: 'member',
    scope: 'read',
    errors: ['not_found'],
    example: { params: { id: 7, testId: 41, runId: 51 }, response: run },
  },
})

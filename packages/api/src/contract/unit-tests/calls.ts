import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { identifier, object, optional } from '../kernel/structs.js'
import { exampleForm, exampleTest } from './examples.js'
import { testedType } from './testedModel.js'
import { unitTest, unitTestFields, unitTestSummary } from './unitTest.js'

export * from './runCalls.js'
export * from './testAudioCalls.js'

export const listUnitTests = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/unit-tests',
  query: pageQuery,
  response: paged(unitTestSummary),
  [docs]: {
    summary:
      'Unit tests of a project with their last run, newest first. Filters: `model_id`, of voice commands unless `model_type` says `wake_word`; `model_type` alone.',
    owner: 'project',
    roles: 'member',
    scope: 'read',
    errors: ['not_found'],
    example: { params: { id: 7 }, response: { data: [exampleTest], total: 1 } },
  },
})

export const createUnitTest = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/unit-tests',
  body: object({
    ...unitTestFields,
    confidence_threshold: optional(unitTestFields.confidence_threshold),
    model_id: identifier({ [docs]: { example: 11 } }),
    model_type: testedType(),
  }),
  response: unitTestSummary,
  status: 201,
  [docs]: {
    summary:
      'Create a unit test of a model: of voice commands, whose grammar has no error, or of wake words, which has at least one. Its name is unique in the model, and each recording has a transcription unless it has to be refused. Without a threshold it takes that of the model.',
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
      body: { ...exampleForm, model_id: 11 },
      response: { ...exampleTest, last_run: null },
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
        ...exampleTest,
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

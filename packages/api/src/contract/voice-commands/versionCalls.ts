import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { name } from '../kernel/rules.js'
import { integer, maybe, object } from '../kernel/structs.js'
import { defaultRecognizerSettings, voiceCommandModelSummary } from './model.js'
import {
  type VoiceCommandVersionSummary,
  voiceCommandVersion,
  voiceCommandVersionSummary,
} from './version.js'

const summary: VoiceCommandVersionSummary = {
  id: 57,
  revision: 3,
  author: {
    id: 41,
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.com',
    name: 'LOVELACE Ada',
  },
  label: 'Before the tests',
  restored_from: null,
  lines: 4,
  slots: 0,
  values: 0,
  tests: 0,
  created_at: '2026-11-20T16:00:00.000Z',
}

const grammar = '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch (on | off) the lamp;\n'

const params = { id: 7, modelId: 11, versionId: 3 }

export const listVoiceCommandVersions = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/voice-commands/{modelId}/versions',
  query: pageQuery,
  response: paged(voiceCommandVersionSummary),
  [docs]: {
    summary: 'Saves of a model, newest first: as many of the last ones as are kept.',
    owner: 'project',
    roles: 'member',
    errors: ['not_found'],
    example: { params: { id: 7, modelId: 11 }, response: { data: [summary], total: 1 } },
  },
})

export const getVoiceCommandVersion = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/voice-commands/{modelId}/versions/{versionId}',
  response: voiceCommandVersion,
  [docs]: {
    summary: 'What one save of a model held. `versionId` is its revision.',
    owner: 'project',
    roles: 'member',
    scope: 'read',
    errors: ['not_found'],
    example: {
      params,
      response: {
        ...summary,
        language: 'eng-US',
        grammar,
        settings: defaultRecognizerSettings,
        dynamic_slots: [],
        suite: [],
      },
    },
  },
})

export const labelVoiceCommandVersion = endpoint({
  method: 'PUT',
  path: 'v3/projects/{id}/voice-commands/{modelId}/versions/{versionId}',
  body: object({ label: maybe(name('Before the tests')) }),
  [docs]: {
    summary: 'Give a version a name by which people find it, or take it away.',
    owner: 'project',
    roles: 'member',
    errors: ['incorrect_form', 'not_found'],
    example: { params, body: { label: 'Before the tests' } },
  },
})

export const restoreVoiceCommandVersion = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/voice-commands/{modelId}/versions/{versionId}/restore',
  body: object({ revision: integer({ min: 1, [docs]: { example: 5 } }) }),
  response: voiceCommandModelSummary,
  [docs]: {
    summary:
      'Save the grammar, settings, slots and suite of a version anew: a new version, while those between stay. `revision` is the one that was read; when someone saved since, nothing is written.',
    owner: 'project',
    roles: 'member',
    errors: ['incorrect_form', 'not_found', 'changed_elsewhere', 'language_unavailable', 'resources_expired'],
    example: {
      params,
      body: { revision: 5 },
      response: {
        id: 11,
        name: 'Lamps',
        language: 'eng-US',
        revision: 6,
        created_at: '2026-11-02T10:00:00.000Z',
        updated_at: '2026-11-21T09:00:00.000Z',
      },
    },
  },
})

import { sha256 } from '../files/examples.js'
import { downloadLink } from '../files/projectFile.js'
import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { file, identifier, integer, object, text } from '../kernel/structs.js'
import { exportForm, exportMeasure, type ProjectExport, projectExport } from './projectExport.js'

const made: ProjectExport = {
  id: 61,
  number: 3,
  task_id: 31,
  status: 'completed',
  architecture: 'linux-x64',
  author: {
    id: 41,
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.com',
    name: 'LOVELACE Ada',
  },
  models: [
    {
      type: 'voice_commands',
      id: 11,
      name: 'picking-en',
      language: 'eng-US',
      revision: 3,
      size: 1840,
      sha256,
    },
  ],
  name: 'warehouse-3-linux-x64.tar.gz',
  size: 1420,
  sha256,
  created_at: '2026-11-22T08:30:00.000Z',
  completed_at: '2026-11-22T08:30:01.000Z',
}
const waiting: ProjectExport = {
  ...made,
  status: 'pending',
  models: [],
  size: null,
  sha256: null,
  completed_at: null,
}

export const listExports = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/exports',
  query: pageQuery,
  response: paged(projectExport),
  [docs]: {
    summary: 'Exports of a project, newest first: as many of the last ones as are kept.',
    owner: 'project',
    roles: 'member',
    scope: 'read',
    errors: ['not_found'],
    example: { params: { id: 7 }, response: { data: [made], total: 1 } },
  },
})

export const measureExport = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/exports/measure',
  body: exportForm,
  response: exportMeasure,
  idempotent: true,
  [docs]: {
    summary: 'What an export would weigh and hold, as its models are now. Nothing is made.',
    owner: 'project',
    roles: 'member',
    scope: 'read',
    errors: [
      'incorrect_form',
      'not_found',
      'language_unavailable',
      'technology_unavailable',
      'resources_expired',
      'too_large',
      'too_many',
      'voice_unavailable',
    ],
    example: {
      params: { id: 7 },
      body: { architecture: 'linux-x64', models: [{ type: 'voice_commands', id: 11 }] },
      response: {
        size: 6420,
        parts: [
          { part: 'grammars', files: 3, size: 1840 },
          { part: 'networks', files: 1, size: 1210 },
          { part: 'pronunciations', files: 1, size: 2400 },
          { part: 'tests', files: 1, size: 480 },
          { part: 'about', files: 5, size: 5100 },
        ],
        recordings: { files: 2, size: 178_000 },
        problems: [],
      },
    },
  },
})

export const startExport = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/exports',
  body: exportForm,
  response: projectExport,
  status: 202,
  [docs]: {
    summary:
      'Export models for an architecture, as a background task. Each must be covered by what is delivered to the project.',
    owner: 'project',
    roles: 'member',
    scope: 'tasks',
    errors: [
      'incorrect_form',
      'not_found',
      'language_unavailable',
      'technology_unavailable',
      'resources_expired',
      'grammar_has_errors',
      'too_large',
    ],
    example: {
      params: { id: 7 },
      body: { architecture: 'linux-x64', models: [{ type: 'voice_commands', id: 11 }] },
      response: waiting,
    },
  },
})

export const deleteExport = endpoint({
  method: 'DELETE',
  path: 'v3/projects/{id}/exports/{exportId}',
  [docs]: {
    summary: 'Delete an export with its archive; one that is under way is cancelled.',
    owner: 'project',
    roles: 'member',
    errors: ['not_found'],
    example: { params: { id: 7, exportId: 61 } },
  },
})

export const getExportLink = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/exports/{exportId}/download-link',
  response: downloadLink,
  [docs]: {
    summary: 'A link to the archive of an export, which works for some minutes and for whoever asked.',
    owner: 'project',
    roles: 'member',
    scope: 'downloads',
    errors: ['not_found', 'not_possible'],
    example: {
      params: { id: 7, exportId: 61 },
      response: {
        link: '/api/v2/exports/61/content?account=1&by=12&expires=1795336200&signature=Zm9v',
        name: 'warehouse-3-linux-x64.tar.gz',
        sha256,
        expires_at: '2026-11-22T08:45:00.000Z',
      },
    },
  },
})

export const getExportContent = endpoint({
  method: 'GET',
  path: 'v2/exports/{id}/content',
  query: object({
    account: identifier(),
    by: text({
      min: 1,
      max: 100,
      [docs]: { example: '12', note: 'the session or access token that made the link, and ends it' },
    }),
    expires: integer({ min: 0, [docs]: { example: 1_795_336_200, note: 'seconds since 1970' } }),
    signature: text({ min: 1, max: 100, [docs]: { example: 'Zm9v' } }),
  }),
  response: file({ mediaTypes: ['application/gzip'], maxBytes: Number.MAX_SAFE_INTEGER }),
  responseKind: 'file',
  quiet: true,
  [docs]: {
    summary: 'The archive of an export, by a link, as of `v2/files/{id}/content`.',
    roles: 'public',
    errors: ['incorrect_form', 'not_found', 'expired_link', 'too_many_downloads'],
    example: {
      params: { id: 61 },
      query: { account: 1, by: '12', expires: 1_795_336_200, signature: 'Zm9v' },
      response: new Blob(['PK']),
    },
  },
})

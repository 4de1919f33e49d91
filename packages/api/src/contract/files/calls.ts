import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { file, identifier, integer, object, text } from '../kernel/structs.js'
import { packedFile, sha256 } from './examples.js'
import { downloadLink, fileName, projectFile } from './projectFile.js'

export { deleteFile, listStaffFiles } from './staffFiles.js'
export { cancelUpload, createUpload, listUploads } from './uploads.js'

export const listFiles = endpoint({
  method: 'GET',
  path: 'v3/files',
  query: pageQuery,
  response: paged(projectFile),
  [docs]: {
    summary:
      'Files of the project that the filter `file_project_id` names, newest first. Other filters: `file_name` (a piece of it), `file_tag_by_platform`, `file_tag_by_type` and `file_tag_by_technology` (codes with commas between: any of them). Sorted by `name`, `size` or `created_at`.',
    roles: 'user',
    scope: 'read',
    errors: ['incorrect_form', 'not_found'],
    example: {
      query: {
        filters: { file_project_id: '7', file_tag_by_type: 'lib' },
        sort: { by: 'name', direction: 'desc' },
        pageIndex: 0,
        pageSize: 100,
      },
      response: { data: [packedFile], total: 1 },
    },
  },
})

export const listFileNames = endpoint({
  method: 'GET',
  path: 'v3/files/names',
  query: pageQuery,
  response: paged(fileName),
  quiet: true,
  [docs]: {
    summary: 'The names of what the same query of the list of files finds, by name.',
    roles: 'user',
    scope: 'read',
    errors: ['incorrect_form', 'not_found'],
    example: {
      query: { filters: { file_project_id: '7', file_name: 'cli' }, pageIndex: 0, pageSize: 50 },
      response: { data: [{ name: 'saywright-cli-0.1.0.tgz' }], total: 1 },
    },
  },
})

export const listProjectFiles = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/files',
  query: pageQuery,
  response: paged(projectFile),
  [docs]: {
    summary: 'Files of a project, with the filters and the order of the list of files.',
    owner: 'project',
    roles: 'member',
    scope: 'read',
    errors: ['incorrect_form', 'not_found'],
    example: { params: { id: 7 }, response: { data: [packedFile], total: 1 } },
  },
})

export const getDownloadLink = endpoint({
  method: 'GET',
  path: 'v2/files/{id}/download-link',
  response: downloadLink,
  [docs]: {
    summary: 'A link to the bytes of a file, for whoever asks and for some minutes.',
    owner: 'caller',
    roles: 'user',
    scope: 'downloads',
    errors: ['not_found'],
    example: {
      params: { id: 41 },
      response: {
        link: '/api/v2/files/41/content?account=1&by=12&expires=1795336200&signature=Zm9v',
        name: 'saywright-cli-0.1.0.tgz',
        sha256,
        expires_at: '2026-11-22T08:40:00.000Z',
      },
    },
  },
})

export const getFileContent = endpoint({
  method: 'GET',
  path: 'v2/files/{id}/content',
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
  response: file({ mediaTypes: ['application/octet-stream'], maxBytes: Number.MAX_SAFE_INTEGER }),
  responseKind: 'file',
  quiet: true,
  [docs]: {
    summary:
      'The bytes of a file, by a link. Parts of it by `Range` (206, or 416), `If-Range` and `ETag`; its checksum is in `Digest` and `Repr-Digest`.',
    roles: 'public',
    errors: ['incorrect_form', 'not_found', 'expired_link', 'too_many_downloads'],
    example: {
      params: { id: 41 },
      query: { account: 1, by: '12', expires: 1_795_336_200, signature: 'Zm9v' },
      response: new Blob(['PK']),
    },
  },
})

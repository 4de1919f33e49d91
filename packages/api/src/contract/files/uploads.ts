import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { integer, list, type } from '../kernel/structs.js'
import { type Upload, upload, uploadForm } from './upload.js'

const begun: Upload = {
  id: 12,
  kind: 'file',
  project: { id: 7, title: 'Kitchen lamp' },
  name: 'saywright-cli-0.1.0.tgz',
  size: 300_106,
  offset: 0,
  url: '/api/v3/uploads/12',
  created_at: '2026-11-22T08:30:00.000Z',
  expires_at: '2026-11-23T08:30:00.000Z',
}

export const listUploads = endpoint({
  method: 'GET',
  path: 'v3/uploads',
  response: type({ data: list(upload), total: integer({ min: 0, [docs]: { example: 1 } }) }),
  quiet: true,
  [docs]: {
    summary: 'The uploads of the account that are not finished, newest first.',
    roles: 'staff',
    scope: 'uploads',
    errors: ['staff_only'],
    example: { response: { data: [{ ...begun, offset: 1_048_576 }], total: 1 } },
  },
})

export const createUpload = endpoint({
  method: 'POST',
  path: 'v3/uploads',
  body: uploadForm,
  response: upload,
  status: 201,
  idempotent: true,
  quiet: true,
  [docs]: {
    summary:
      'Begin to upload a file to a project. Its bytes go by the tus protocol to the `url` of the response: `HEAD` says how many have come, `PATCH` brings more, and the last makes the file visible. With `package` it is the archive of a Conan package, as `conan cache save` makes it: what is in it is checked, and then served by the Conan remote of the project. The same file again, by its `fingerprint`, is gone on with; another one of its name takes its place. The header `Studio-Version`, here or of a `PATCH`, says which studio it is for.',
    roles: 'staff',
    scope: 'uploads',
    errors: [
      'incorrect_form',
      'not_found',
      'staff_only',
      'already_exists',
      'too_large',
      'too_many_uploads',
      'no_room',
    ],
    example: {
      body: { project_id: 7, name: 'saywright-cli-0.1.0.tgz', size: 300_106, version: '0.1.0' },
      response: begun,
    },
  },
})

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: 'v3/uploads/{id}',
  quiet: true,
  [docs]: {
    summary: 'Discard an upload with what has come of it: the termination of the tus protocol.',
    roles: 'staff',
    scope: 'uploads',
    errors: ['not_found', 'staff_only'],
    example: { params: { id: 12 } },
  },
})

import type { openApiOf } from '@saywright/api/contract'

type Reference = ReturnType<typeof openApiOf>

const path = '/v3/uploads/{id}'
const integer = { type: 'integer', minimum: 0 } as const

const header = (name: string, schema: object, description: string) =>
  ({ name, in: 'header', required: true, schema, description }) as const

const parameters = [
  { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 12 },
  header('Tus-Resumable', { const: '1.0.0' }, 'The version of the protocol.'),
] as const

const offset = { 'Upload-Offset': { schema: integer, description: 'How many bytes have come.' } }
const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})
const failures = {
  400: failure('unreadable: `errors` names the headers'),
  403: failure('disconnected'),
  404: failure('not_found'),
  412: failure('tus_version'),
  422: failure(
    'staff_only, scope_missing, checksum_differs, and of a package package_unreadable, package_not_alone, package_differs, package_too_large',
  ),
  429: failure('too_many'),
  500: failure('internal'),
  503: failure('unavailable'),
}

/**
 * The reference with the requests that the tus protocol defines, and no call of the contract.
 *
 * @see https://tus.io/protocols/resumable-upload
 */
export function withTus(reference: Reference) {
  const common = {
    tags: ['product'],
    security: [{ session: [] }, { accessToken: ['uploads'] }],
    'x-role': 'staff',
    'x-token-scope': 'uploads',
  }
  const head = {
    operationId: 'getUploadOffset',
    summary: 'How many bytes of an upload have come, by the tus protocol.',
    ...common,
    parameters,
    responses: {
      200: {
        description: 'Done.',
        headers: { ...offset, 'Upload-Length': { schema: integer, description: 'How many there will be.' } },
      },
      ...failures,
    },
  }
  const patch = {
    operationId: 'sendUploadBytes',
    summary:
      'More bytes of an upload, by the tus protocol. With the last of them the file is visible, or the package is served.',
    ...common,
    parameters: [
      ...parameters,
      header('Upload-Offset', integer, 'Where they begin: how many have come.'),
      {
        ...header('Studio-Version', { type: 'string' }, 'The studio that the file is for.'),
        required: false,
      },
    ],
    requestBody: {
      required: true,
      content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
    },
    responses: {
      204: { description: 'They are kept.', headers: offset },
      409: failure('already_exists, upload_offset_differs'),
      413: failure('too_large'),
      415: failure('unsupported_type'),
      ...failures,
    },
  }
  return { ...reference, paths: { ...reference.paths, [path]: { ...reference.paths[path], head, patch } } }
}

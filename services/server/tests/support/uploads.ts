import { createUpload, type UploadForm } from '@saywright/api/contract'
import { Upload } from 'tus-js-client'
import { aPerson, makeStaff, type TestPerson } from './people.js'
import type { TestServer } from './testServer.js'

export interface UploadResponse {
  readonly status: number
  readonly offset: number
  readonly code: string | undefined
  /** Of a failure. */
  readonly message: string | undefined
  readonly mediaType: string | null
}

/** Someone who runs the product. */
export async function aStaffMember(server: TestServer): Promise<TestPerson> {
  const person = await aPerson(server)
  await makeStaff(server, person.id)
  return person
}

/** Begins an upload of so many bytes. */
export const begin = (
  { client }: Pick<TestPerson, 'client'>,
  projectId: number,
  form: Partial<UploadForm> & Pick<UploadForm, 'size'>,
) => client.send(createUpload, { body: { project_id: projectId, name: 'studio.zip', ...form } })

/** One request of the tus protocol, as a client of it sends them. */
export async function tusRequest(
  url: string,
  token: string | undefined,
  method: 'HEAD' | 'PATCH' | 'OPTIONS',
  { bytes, offset = 0, headers = {} }: Partial<TusBody> = {},
): Promise<UploadResponse> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      'Tus-Resumable': '1.0.0',
      ...(method === 'PATCH' && {
        'Content-Type': 'application/offset+octet-stream',
        'Upload-Offset': String(offset),
      }),
      ...headers,
    },
    ...(bytes && { body: Buffer.from(bytes) }),
  })
  const text = await response.text()
  const failure = text.startsWith('{') ? (JSON.parse(text) as { code: string; message: string }) : undefined
  return {
    status: response.status,
    offset: Number(response.headers.get('upload-offset') ?? Number.NaN),
    code: failure?.code,
    message: failure?.message,
    mediaType: response.headers.get('content-type'),
  }
}

interface TusBody {
  readonly bytes: Uint8Array
  readonly offset: number
  readonly headers: Readonly<Record<string, string>>
}

type Source = ConstructorParameters<typeof Upload>[0]

/** Sends a file by the client of the console, and reports its progress. */
export function sendByTus(
  source: Source,
  options: Omit<ConstructorParameters<typeof Upload>[1], 'onSuccess' | 'onError'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    new Upload(source, { ...options, onSuccess: () => resolve(), onError: reject }).start()
  })
}

import type { AddressInfo } from 'node:net'
import { encodeBody } from '@saywright/api/client'
import { docs, endpoint, file, integer, list, object, oneOf, optional, text } from '@saywright/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHttp, handleFailures } from './createHttp.js'
import { serveEndpoints } from './serveEndpoints.js'

const send = endpoint({
  method: 'POST',
  path: 'v1/forms',
  encoding: 'multipart',
  body: object({
    name: text({ min: 1, max: 10 }),
    kind: optional(oneOf(['1', 'true'])),
    count: optional(integer({ min: 1, max: 9 })),
    tags: optional(list(text({ max: 5 }), { max: 3 })),
    sound: file({ mediaTypes: ['audio/wav'], maxBytes: 1_000_000 }),
  }),
  response: object({ fields: text(), bytes: integer() }),
  [docs]: {
    summary: 'Keep a sound.',
    roles: 'public',
    errors: ['incorrect_form'],
    example: { body: { name: 'go', sound: new Blob(['RIFF']) }, response: { fields: '{}', bytes: 4 } },
  },
})

const app = createHttp({ logLevel: 'silent' })
handleFailures(app, { messageOf: ({ code }) => code })
const service = {
  prefix: '/',
  jsonMaxBytes: 20_000,
  allow: async () => {},
  toCall: ({ body }: { readonly body: unknown }) => body as { readonly sound: Blob },
}
serveEndpoints(app, service, [
  {
    endpoint: send,
    handler: async ({ sound, ...fields }) => ({ fields: JSON.stringify(fields), bytes: sound.size }),
  },
])
let url: string
beforeAll(async () => {
  await app.listen()
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/v1/forms`
})
afterAll(() => app.close())

const sound = new Blob(['RIFF'], { type: 'audio/wav' })
const post = async (body: BodyInit, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(url, { method: 'POST', body, headers })
  return { status: response.status, ...((await response.json()) as object) }
}
const formWith = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('sound', sound, 'go.wav')
  return form
}

it('reads texts, files as bytes, and everything else from JSON', async () => {
  for (const fields of [
    { name: 'go' },
    { name: '"12"', kind: 'true', count: 3, tags: ['a', '"b"'] },
    { name: 'true', kind: '1', count: 9, tags: [] },
  ] as const) {
    const { body } = encodeBody({ endpoint: send, body: { ...fields, sound } })
    expect(await post(body!)).toEqual({ status: 200, fields: JSON.stringify(fields), bytes: 4 })
  }
})

it.each([
  ['a number that is none', { name: 'go', count: 'three' }, 400, 'unreadable'],
  ['a list that does not end', { name: 'go', tags: '["a"' }, 400, 'unreadable'],
  [
    'a list of more than its contract can fill',
    { name: 'go', tags: `[${'[],'.repeat(3000)}0]` },
    413,
    'too_large',
  ],
  ['a text that is longer than all fields may be', { name: 'a'.repeat(30_000) }, 413, 'too_large'],
  ['a file that is a text', { name: 'go', sound: 'RIFF' }, 400, 'unreadable'],
  ['a text that is too long', { name: 'a'.repeat(11) }, 422, 'incorrect_form'],
  ['a field that nobody knows', { name: 'go', other: '[[[' }, 422, 'incorrect_form'],
] as const)('refuses %s', async (_, fields, status, code) => {
  expect(await post(formWith(fields))).toMatchObject({ status, code })
})

it('rejects other media types without reading them, a repeated field, and a file that is too large', async () => {
  const json = { 'Content-Type': 'application/json' }
  expect(await post('[[[[', json)).toMatchObject({ status: 415, code: 'unsupported_type' })
  const twice = formWith({ name: 'go' })
  twice.append('name', 'stop')
  expect(await post(twice)).toMatchObject({ status: 400, code: 'unreadable' })
  const large = new FormData()
  large.append('name', 'go')
  large.append('sound', new Blob([new Uint8Array(1_000_001)]), 'go.wav')
  expect(await post(large)).toMatchObject({ status: 413, code: 'too_large' })
})

it('answers the next request of a connection on which it refused a form half-way', async () => {
  const form = () => {
    const broken = new FormData()
    broken.append('count', 'three')
    broken.append('sound', new Blob([new Uint8Array(1_000_000)]), 'go.wav')
    return broken
  }
  const statuses = []
  for (let at = 0; at < 5; at++) statuses.push((await post(form())).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400])
})

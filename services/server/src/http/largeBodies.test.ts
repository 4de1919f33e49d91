import {
  createUnitTest,
  createVoiceCommandModel,
  type Endpoint,
  endpoints,
  limits,
  saveProjectDraft,
  saveUnitTest,
  saveVoiceCommandModel,
} from '@saywright/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccessFixture, anAccessFixture } from '../../tests/support/accessFixture.js'
import { startTestServer, type TestServer } from '../../tests/support/testServer.js'

let server: TestServer
let fixture: AccessFixture

beforeAll(async () => {
  server = await startTestServer()
  fixture = await anAccessFixture(server)
})
afterAll(() => server.stopAndForget())

const bytes = 720_000
/** A grammar has half a million characters. */
const large = ['createUnitTest', 'createVoiceCommandModel', 'saveUnitTest', 'saveVoiceCommandModel']
const calls = Object.entries<Endpoint>(endpoints).filter(
  ([name, { method, encoding }]) => method !== 'GET' && encoding === 'json' && !large.includes(name),
)

function send({ method, path, roles }: Endpoint, body: string) {
  const { clients, people, organizationId, projectId, dealId, ...rest } = fixture
  const first = /^v3\/(\w+)/.exec(path)?.[1]
  const ofAccount = first === 'users' ? people.administrator.id : projectId
  const id = path.startsWith('v3/staff/deals')
    ? dealId
    : first === 'organizations'
      ? organizationId
      : ofAccount
  const values: Readonly<Record<string, unknown>> = { ...rest, id, orgId: organizationId }
  const token = clients[roles === 'staff' ? 'staff' : 'administrator'].session.token()
  return fetch(
    `${server.url}/api/${path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? 1))}`,
    { method, headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }, body },
  )
}

it.each(calls)('%s refuses a body of 720 kB before it reads it', async (_, endpoint) => {
  const response = await send(endpoint, JSON.stringify({ junk: 'x'.repeat(bytes) }))
  expect([response.status, await response.json()]).toEqual([
    413,
    {
      error: true,
      code: 'too_large',
      message: 'This is too large to send. Shorten the text or choose a smaller file.',
    },
  ])
})

it('the longest draft is taken, though each of its characters is written as six', async () => {
  const values = '\\u20ac'.repeat(limits.draftMaxCharacters)
  const response = await send(saveProjectDraft, `{"step":"details","values":"${values}"}`)
  expect(response.status).toBe(200)
})

it.each([
  [
    'two hundred thousand fields',
    JSON.stringify(Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`f${at}`, 1]))),
  ],
  ['a thousand brackets', '['.repeat(1000)],
])('%s are more than any call takes, though their bytes are not', async (_, body) => {
  expect((await send(createVoiceCommandModel, body)).status).toBe(413)
})

it('reports the failures of the first hundred fields', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 450 }, (_, at) => [`f${at}`, 1]))
  const refused = await send(createVoiceCommandModel, JSON.stringify(unknown))
  const { code, errors } = (await refused.json()) as { code: string; errors: object }
  // Includes the two that are missing.
  expect([code, Object.keys(errors).length]).toEqual(['incorrect_form', 102])
  const alike = Array.from({ length: 1000 }, () => 'kitchen')
  const repeated = { name: 'Alike', language: 'eng-US', slots: [{ name: 'room', values: alike }] }
  const again = await send(createVoiceCommandModel, JSON.stringify(repeated))
  expect(Object.keys(((await again.json()) as { errors: object }).errors)).toHaveLength(100)
})

it.each([
  ['createVoiceCommandModel', createVoiceCommandModel, { name: 'Suite', language: 'eng-US' }],
  ['saveVoiceCommandModel', saveVoiceCommandModel, { revision: 99 }],
])('%s accepts a suite up to its limit', async (_, endpoint, more) => {
  const withTests = (characters: number) => {
    const withValues = (value: string) =>
      Array.from({ length: limits.testsPerSuite }, (__, at) => ({
        ...{ sentence: String(at).padStart(200, '0'), expect: 'accept' },
        entities: [value, value].map((one) => ({ name: 'state', value: one, entities: [] })),
      }))
    const room = characters - JSON.stringify(withValues('')).length
    const value = 'a'.repeat(Math.floor(room / limits.testsPerSuite / 2))
    return send(endpoint, JSON.stringify({ ...more, suite: withValues(value) }))
  }
  const refused = await withTests(510_000)
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { code: 'grammar_too_large', errors: { suite: 'outOfRange' } },
  ])
  // A save of another revision writes nothing.
  expect([201, 409]).toContain((await withTests(500_000)).status)
})

it.each([
  ['createVoiceCommandModel', createVoiceCommandModel, { name: 'Slots', language: 'eng-US' }],
  ['saveVoiceCommandModel', saveVoiceCommandModel, { revision: 1 }],
  ['createUnitTest', createUnitTest, {}],
  ['saveUnitTest', saveUnitTest, {}],
])('%s accepts values of slots up to the length of a grammar', async (name, endpoint, more) => {
  const withValues = (characters: number) => {
    const values = Array.from({ length: 1000 }, (_, at) => String(at).padStart(characters / 10_000, '0'))
    const slots = Array.from({ length: 10 }, (_, at) => ({ name: `slot ${at}`, values }))
    const test = { name, description: '', confidence_threshold: 1, audio_files: [fixture.audioId] }
    const own = name === 'createUnitTest' ? { ...test, model_id: fixture.modelId } : {}
    return send(endpoint, JSON.stringify({ ...own, ...more, slots }))
  }
  const refused = await withValues(limits.slotsMaxCharacters + 10_000)
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { code: 'grammar_too_large', errors: { slots: 'outOfRange' } },
  ])
  expect((await withValues(limits.slotsMaxCharacters)).status).toBeLessThan(300)
})

import { type Endpoint, endpoints, limits, saveProjectDraft } from '@saywright/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHousehold, type Household } from './support/household.js'
import { startTestServer, type TestServer } from './support/testServer.js'

let server: TestServer
let household: Household

beforeAll(async () => {
  server = await startTestServer()
  household = await aHousehold(server)
})
afterAll(() => server.stopAndForget())

const bytes = 600_000
/** A grammar has half a million characters. */
const large = ['createUnitTest', 'createVoiceCommandModel', 'saveUnitTest', 'saveVoiceCommandModel']
const calls = Object.entries<Endpoint>(endpoints).filter(
  ([name, { method, encoding }]) => method !== 'GET' && encoding === 'json' && !large.includes(name),
)

function send({ method, path, roles }: Endpoint, body: string) {
  const { clients, people, organizationId, projectId, dealId, ...rest } = household
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

it.each(calls)('%s refuses a body of 600 kB before it reads it', async (_, endpoint) => {
  const response = await send(endpoint, JSON.stringify({ junk: 'x'.repeat(bytes) }))
  expect([response.status, await response.json()]).toEqual([
    413,
    { error: true, code: 'too_large', message: 'What was sent is too large.' },
  ])
})

it('the longest draft is taken, though each of its characters is written as six', async () => {
  const values = '\\u20ac'.repeat(limits.draftMaxCharacters)
  const response = await send(saveProjectDraft, `{"step":"details","values":"${values}"}`)
  expect(response.status).toBe(200)
})

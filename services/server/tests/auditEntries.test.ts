import { type Endpoint, endpoints } from '@saywright/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccessFixture, anAccessFixture } from './support/accessFixture.js'
import { accountActs, loginPages, settingsOfActs } from './support/auditedActs/accountActs.js'
import type { Act } from './support/auditedActs/act.js'
import { organizationActs } from './support/auditedActs/organizationActs.js'
import { projectActs } from './support/auditedActs/projectActs.js'
import { failingRunners, staffActs } from './support/auditedActs/staffActs.js'
import { auditedCalls, unauditedCalls } from './support/auditTable.js'
import { encodedBody } from './support/encodedBody.js'
import { fixtureAddress, fixtureCaller } from './support/fixtureAddress.js'
import { type IdentityProvider, startIdentityProvider } from './support/identityProvider.js'
import { deliver } from './support/people.js'
import { startTestServer, type TestServer } from './support/testServer.js'
import { type FakeTextService, says, startTextService } from './support/textService.js'

const grammar = '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch (on | off) the lamp;\n'
const acts: Readonly<Record<string, Act>> = {
  ...accountActs,
  ...organizationActs,
  ...projectActs,
  ...staffActs,
}
/** Deletions come last: all others find their objects. */
const isLast = ([, { method }]: readonly [string, Endpoint]) => method === 'DELETE'
const changing = Object.entries<Endpoint>(endpoints)
  .filter(([, { method }]) => method !== 'GET')
  .toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)))
const expected: Readonly<Record<string, readonly string[]>> = auditedCalls
const unaudited: readonly string[] = Object.values(unauditedCalls).flat()

let provider: IdentityProvider
let texts: FakeTextService
let server: TestServer
let fixture: AccessFixture

beforeAll(async () => {
  provider = await startIdentityProvider(loginPages)
  texts = await startTextService()
  texts.answer(says(`\`\`\`bnf\n${grammar}\`\`\``))
  server = await startTestServer(
    {
      ...settingsOfActs(provider),
      ...{ GENERATION_URL: texts.url, GENERATION_KEY: 'a-key-of-this-test', GENERATION_MODEL: 'small' },
    },
    { runners: failingRunners },
  )
  fixture = await anAccessFixture(server)
  await deliver(server, fixture.projectId, [
    { technology: 'wake-word', langs: ['eng-US'] },
    { technology: 'tts', langs: ['eng-US'] },
    { technology: 'voice-biometrics', langs: [] },
    { technology: 'speech_enhancement', langs: [] },
  ])
})
afterAll(async () => {
  await server.stopAndForget()
  await texts.stop()
  await provider.stop()
})

const entriesAfter = (id: number) =>
  server.store.database
    .selectFrom('audit')
    .select(['id', 'action'])
    .where('id', '>', id)
    .orderBy('id')
    .execute()
/** The log of an organization is deleted with it: later entries are counted. */
const lastEntry = async () => (await entriesAfter(0)).at(-1)?.id ?? 0
const actionsAfter = async (id: number) => (await entriesAfter(id)).map(({ action }) => action)

/** The example of the contract, sent by an authorized caller, about what the fixture has. */
async function sendExample(endpoint: Endpoint): Promise<Response> {
  const { body, type } = encodedBody(endpoint, endpoint.example.body)
  const response = await fetch(`${server.url}/api/${fixtureAddress(endpoint, fixture)}`, {
    method: endpoint.method,
    headers: {
      Authorization: `Bearer ${fixtureCaller(endpoint, fixture).token}`,
      ...(type && { 'Content-Type': type }),
    },
    ...(body !== undefined && { body }),
  })
  await response.clone().arrayBuffer()
  return response
}

it('every call that changes something leaves an entry, or says why not', () => {
  const listed = [...Object.keys(expected), ...unaudited]
  expect(listed.toSorted()).toEqual(changing.map(([name]) => name).toSorted())
})

it.each(changing.filter(([name]) => name in expected))(
  '%s leaves the entries of the table',
  async (name, endpoint) => {
    const act = await acts[name]?.({ server, fixture, provider })
    const before = await lastEntry()
    if (act) await act()
    else {
      const response = await sendExample(endpoint)
      expect(response.ok, await response.text()).toBe(true)
    }
    expect(await actionsAfter(before)).toEqual(expected[name])
  },
)

it.each(changing.filter(([name]) => unaudited.includes(name)))('%s leaves none', async (_name, endpoint) => {
  const before = await lastEntry()
  await sendExample(endpoint)
  expect(await actionsAfter(before)).toEqual([])
})

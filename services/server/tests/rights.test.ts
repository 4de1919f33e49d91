import {
  accountHeader,
  attachProjectMember,
  createProject,
  detachProjectMember,
  type Endpoint,
  endpoints,
  getProject,
  type Role,
  voiceEndpoints,
} from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../src/domains/routes.js'
import { type AccessFixture, anAccessFixture } from './support/accessFixture.js'
import { accessTable, type Caller as TableCaller } from './support/accessTable.js'
import { type Caller, refusalOf, theCallers } from './support/callers.js'
import { apiFailureOf } from './support/people.js'
import { startTestServer, type TestServer } from './support/testServer.js'

let server: TestServer
let fixture: AccessFixture
let callers: Readonly<Record<string, Caller>>

beforeAll(async () => {
  server = await startTestServer()
  fixture = await anAccessFixture(server)
  callers = await theCallers(server, fixture)
})
afterAll(() => server.stopAndForget())

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const every: readonly Endpoint[] = Object.values(endpoints)
const rows = every.map((endpoint) => [nameOf(endpoint), endpoint.roles, endpoint] as const)

/** The words of the table for those of the contract. */
const written: Readonly<Record<Role, TableCaller>> = {
  public: 'anyone',
  user: 'loggedIn',
  self: 'self',
  member: 'member',
  administrator: 'administrator',
  staff: 'staff',
}

// Resources that only the caller can have, and parts of others that do not exist.
const nobodys = 999_999

/** The address of a call, its parameters those of the fixture; the account in a path is the administrator's. */
function urlOf({ owner, path }: Endpoint, parts: 'known' | 'unknown'): string {
  const { organizationId, projectId, people, ...rest } = fixture
  const firsts = { project: projectId, organization: organizationId, account: people.administrator.id }
  const first = owner && owner !== 'caller' ? firsts[owner] : nobodys
  const modelId = fixture.otherModels[path.split('/')[3] ?? ''] ?? fixture.modelId
  const values: Readonly<Record<string, unknown>> = { ...rest, modelId, id: first, orgId: first }
  const fill = (_: string, name: string) =>
    String(parts === 'known' || name === 'id' || name === 'orgId' ? (values[name] ?? nobodys) : nobodys)
  return `${server.url}/api/${path.replace(/\{(\w+)\}/g, fill)}`
}

// These succeed with an empty body, so an authorized caller would change the fixture for the others: where their path names
// a part of something, it names one that does not exist.
const changing = [
  /^DELETE (?!v3\/(sessions|passkeys)\/\{|v3\/users\/\{id\}\/totp)/,
  /\/(leave|cancel|resend|retry|undo|trial)$/,
  /^POST .*\/runs$/,
  /^POST v3\/(logout|stop_acting|projects\/\{id\}\/attach-user)/,
]

/** A call with an empty body: rights are checked before the body, so it changes nothing. */
async function responseTo(
  url: string,
  endpoint: Endpoint,
  { token }: Caller,
  headers: Readonly<Record<string, string>> = {},
) {
  const controller = new AbortController()
  const response = await fetch(url, {
    method: endpoint.method,
    headers: { ...(token && { Authorization: `Bearer ${token}` }), ...headers },
    signal: controller.signal,
  })
  const { status } = response
  if (status >= 400) return { status, code: ((await response.json()) as { code: string }).code }
  // A stream has no end that could be waited for; of anything else the connection is used again.
  if (endpoint.responseKind === 'events') controller.abort()
  else await response.arrayBuffer()
  return { status, code: undefined }
}

describe('P-017 every call and every caller', () => {
  it('every call is served, and its access is the one that is written down', () => {
    const served = routes.map(({ endpoint }) => nameOf(endpoint))
    expect(served.toSorted()).toEqual(every.map(nameOf).toSorted())
    const ofContract = every.map((endpoint) => `${written[endpoint.roles]}: ${nameOf(endpoint)}`)
    const ofTable = Object.entries(accessTable).flatMap(([who, calls]) =>
      calls.map((call) => `${who}: ${call}`),
    )
    expect(ofContract.toSorted()).toEqual(ofTable.toSorted())
  })

  it.each(rows)('P-017 %s is for %s', async (call, _, endpoint) => {
    const isChanging = changing.some((pattern) => pattern.test(call))
    const partCount = call.match(/\{/g)?.length ?? 0
    const url = urlOf(endpoint, isChanging ? 'unknown' : 'known')
    const found: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    const ask = async ([name, caller]: [string, Caller]) => {
      const refused = refusalOf(endpoint, caller.standing)
      if (refused === undefined && isChanging && partCount < 2) return
      const { status, code } = await responseTo(url, endpoint, caller)
      expected[name] = refused ?? 'allowed'
      // An authorized caller passes the check of rights: to a response, to the errors of the empty body, to a missing
      // resource, or to the voice service, which is not running.
      const isMissing = partCount > 0 && (isChanging || endpoint.owner !== 'project') && code === 'not_found'
      const isPast =
        (status < 500 || code === 'voice_unavailable') &&
        status !== 403 &&
        !/only$|^scope_missing$/.test(code ?? '')
      found[name] = refused === undefined && isPast && (status !== 404 || isMissing) ? 'allowed' : code
    }
    await Promise.all(Object.entries(callers).map(ask))
    expect(found).toEqual(expected)
  })

  it.each(rows.filter(([, roles]) => roles !== 'public'))(
    '%s is refused with the session of another account than its window',
    async (_, _roles, endpoint) => {
      const other = { [accountHeader]: String(fixture.people.outsider.id) }
      const administrator = callers['an administrator']!
      const expected = { status: 409, code: 'account_changed' }
      expect(await responseTo(urlOf(endpoint, 'known'), endpoint, administrator, other)).toEqual(expected)
    },
  )

  it.each(Object.values(voiceEndpoints).map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'the voice service accepts %s from living sessions alone',
    async (_, endpoint) => {
      const url = `${server.url}/voice/${endpoint.path}`
      for (const [name, caller] of Object.entries(callers)) {
        const { code } = await responseTo(url, endpoint, caller)
        const isLetIn = caller.standing && !caller.standing.scopes
        expect([name, code !== 'disconnected']).toEqual([name, Boolean(isLetIn)])
      }
    },
  )

  it.each([
    ['administrator', undefined],
    ['employee', 'administrators_only'],
    ['attachedGuest', 'administrators_only'],
    ['outsider', 'not_found'],
    ['staff', 'not_found'],
  ] as const)('P-008 a project is added to the organization by an %s: %s', async (role, code) => {
    const body = { title: `Of ${role}`, organization_id: fixture.organizationId }
    const sent = fixture.clients[role].send(createProject, { body })
    if (code) expect((await apiFailureOf(sent)).code).toBe(code)
    else expect((await sent).id).toBeGreaterThan(fixture.projectId)
  })

  it.each([
    ['administrator', undefined],
    ['employee', 'administrators_only'],
    ['attachedGuest', 'administrators_only'],
    ['outsider', 'not_found'],
    ['staff', 'not_found'],
  ] as const)('P-012 a member is attached to a project and detached by an %s: %s', async (role, code) => {
    const { clients, projectId: id, userId } = fixture
    const members = async () =>
      (await clients.administrator.send(getProject, { params: { id } })).members.map(({ user }) => user.id)
    const before = await members()
    expect(before).not.toContain(userId)
    const params = { id, userId }
    const attach = clients[role].send(attachProjectMember, { params })
    if (code) expect((await apiFailureOf(attach)).code).toBe(code)
    else {
      await attach
      expect(await members()).toContain(userId)
    }
    if (code) await clients.administrator.send(attachProjectMember, { params })
    const detach = clients[role].send(detachProjectMember, { params })
    if (code) {
      expect((await apiFailureOf(detach)).code).toBe(code)
      expect(await members()).toContain(userId)
      await clients.administrator.send(detachProjectMember, { params })
    } else await detach
    expect(await members()).toEqual(before)
  })
})

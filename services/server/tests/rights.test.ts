import {
  accountHeader,
  attachProjectMember,
  createProject,
  detachProjectMember,
  endpoints,
  getProject,
} from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../src/domains/routes.js'
import { accessTable, type Caller } from './support/accessTable.js'
import { aHousehold, type Household, roles, type TestRole } from './support/household.js'
import { apiFailureOf } from './support/people.js'
import { startTestServer, type TestServer } from './support/testServer.js'

let server: TestServer
let household: Household

beforeAll(async () => {
  server = await startTestServer()
  household = await aHousehold(server)
})
afterAll(() => server.stopAndForget())

const rows = Object.entries(accessTable).flatMap(([caller, calls]) =>
  calls.map((call) => [call, caller as Caller] as const),
)

// Things that only the caller can have, and parts of others that nobody has.
const nobodys = 999_999

const isOf = (call: string, thing: 'projects' | 'organizations' | 'users') =>
  new RegExp(`^\\w+ v3/${thing}/\\{`).test(call)

/** The address of a call, its parameters those of the household; the account in a path is the administrator's. */
function urlOf(call: string, parts: 'known' | 'unknown'): string {
  const { organizationId, projectId, people, ...rest } = household
  const first = isOf(call, 'projects')
    ? projectId
    : isOf(call, 'organizations')
      ? organizationId
      : isOf(call, 'users')
        ? people.administrator.id
        : nobodys
  const modelId = household.otherModels[call.split('/')[3] ?? ''] ?? household.modelId
  const values: Readonly<Record<string, unknown>> = { ...rest, modelId, id: first, orgId: first }
  const fill = (_: string, name: string) =>
    String(parts === 'known' || name === 'id' || name === 'orgId' ? (values[name] ?? nobodys) : nobodys)
  return `${server.url}/api/${call.replace(/^\w+ /, '').replace(/\{(\w+)\}/g, fill)}`
}

// These do something with an empty body, so who may call them would change the household for the others: where their
// path names a part of something, it names one that nobody has.
const changing = [
  /^DELETE (?!v3\/(sessions|passkeys)\/\{|v3\/users\/\{id\}\/totp)/,
  /\/(leave|cancel|resend|retry|undo|trial)$/,
  /^POST .*\/runs$/,
  /^POST v3\/(logout|stop_acting|projects\/\{id\}\/attach-user)/,
]

/** A call with an empty body: rights are decided before the body, so nothing is done by it. */
async function responseTo(
  call: string,
  role: TestRole,
  parts: 'known' | 'unknown',
  headers: Readonly<Record<string, string>> = {},
) {
  const token = household.clients[role].session.token()
  const controller = new AbortController()
  const response = await fetch(urlOf(call, parts), {
    method: /^\w+/.exec(call)?.[0] ?? '',
    headers: { ...(token && { Authorization: `Bearer ${token}` }), ...headers },
    signal: controller.signal,
  })
  const { status } = response
  const { code } = status >= 400 ? ((await response.json()) as { code: string }) : { code: undefined }
  controller.abort()
  return { status, code }
}

/** Whom a call refuses before it reads the body, with which code; `undefined` for whom it does not. */
function refusalOf(call: string, caller: Caller, role: TestRole): string | undefined {
  if (caller === 'anyone') return undefined
  if (role === 'anonymous' || role === 'dead') return 'disconnected'
  if (caller === 'loggedIn') return undefined
  if (caller === 'self') return role === 'administrator' ? undefined : 'not_found'
  if (caller === 'staff') return role === 'staff' ? undefined : 'staff_only'
  if (role === 'outsider' || role === 'staff') return 'not_found'
  // A guest sees the organization, and of its projects only those it was attached to.
  if (role === 'guest' && isOf(call, 'projects')) return 'not_found'
  return caller === 'administrator' && role !== 'administrator' ? 'administrators_only' : undefined
}

describe('P-017 every call and every role', () => {
  it('every call is served, and its access is written down', () => {
    const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
    const served = routes.map(({ endpoint: { method, path } }) => `${method} ${path}`)
    expect(served.toSorted()).toEqual(calls.toSorted())
    expect(rows.map(([call]) => call).toSorted()).toEqual(calls.toSorted())
  })

  it.each(rows)('P-017 %s is for %s', async (call, caller) => {
    const isChanging = changing.some((pattern) => pattern.test(call))
    const hasPart = call.match(/\{/g)?.length === 2
    const found: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    for (const role of roles) {
      const refused = refusalOf(call, caller, role)
      if (refused === undefined && isChanging && !hasPart) continue
      const { status, code } = await responseTo(call, role, isChanging ? 'unknown' : 'known')
      expected[role] = refused ?? 'allowed'
      // Whoever may call gets past the rights: to an answer, to the faults of the empty body, or to a thing that is not there.
      const isMissing = /\{/.test(call) && (isChanging || !isOf(call, 'projects')) && code === 'not_found'
      const isPast = status < 500 && status !== 403 && !/only$/.test(code ?? '')
      found[role] = refused === undefined && isPast && (status !== 404 || isMissing) ? 'allowed' : code
    }
    expect(found).toEqual(expected)
  })

  it.each(rows.filter(([, caller]) => caller !== 'anyone'))(
    '%s is refused with the session of another account than its window',
    async (call) => {
      const other = { [accountHeader]: String(household.people.outsider.id) }
      const expected = { status: 409, code: 'account_changed' }
      expect(await responseTo(call, 'administrator', 'known', other)).toEqual(expected)
    },
  )

  it.each([
    ['administrator', undefined],
    ['employee', 'administrators_only'],
    ['attachedGuest', 'administrators_only'],
    ['outsider', 'not_found'],
    ['staff', 'not_found'],
  ] as const)('P-008 a project is added to the organization by an %s: %s', async (role, code) => {
    const body = { title: `Of ${role}`, organization_id: household.organizationId }
    const sent = household.clients[role].send(createProject, { body })
    if (code) expect((await apiFailureOf(sent)).code).toBe(code)
    else expect((await sent).id).toBeGreaterThan(household.projectId)
  })

  it.each([
    ['administrator', undefined],
    ['employee', 'administrators_only'],
    ['attachedGuest', 'administrators_only'],
    ['outsider', 'not_found'],
    ['staff', 'not_found'],
  ] as const)('P-012 a member is attached to a project and detached by an %s: %s', async (role, code) => {
    const { clients, projectId: id, userId } = household
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

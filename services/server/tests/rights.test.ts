import { type Endpoint, endpoints, type FailureCode, type Owner } from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../src/domains/routes.js'
import { aHousehold, type Household, roles, type TestRole } from './support/household.js'
import { startTestServer, type TestServer } from './support/testServer.js'

let server: TestServer
let household: Household

beforeAll(async () => {
  server = await startTestServer()
  household = await aHousehold(server)
})
afterAll(() => server.stopAndForget())

const entries = Object.entries(endpoints) as [string, Endpoint][]

// Things that only the caller can have: to anyone else they do not exist, and here nobody has any.
const nobodys = 999_999

/** Path parameters that name what the household owns; the account in a path is the administrator's. */
function urlOf({ path, owner }: Endpoint): string {
  const { organizationId, projectId, people, ...rest } = household
  const ids: Readonly<Record<Owner, number>> = {
    organization: organizationId,
    project: projectId,
    account: people.administrator.id,
    caller: nobodys,
  }
  const id = owner ? ids[owner] : nobodys
  const values: Readonly<Record<string, unknown>> = { ...rest, id, orgId: organizationId }
  return `${server.url}/api/${path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))}`
}

/** A call with an empty body: rights are decided before the body, so nothing is ever done by it. */
async function responseFor(endpoint: Endpoint, role: TestRole): Promise<{ status: number; code?: string }> {
  const token = household.clients[role].session.token()
  const controller = new AbortController()
  const response = await fetch(urlOf(endpoint), {
    method: endpoint.method,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    signal: controller.signal,
  })
  const { status } = response
  const { code } = status >= 400 ? ((await response.json()) as { code: string }) : {}
  controller.abort()
  return { status, ...(code !== undefined && { code }) }
}

const outside: readonly TestRole[] = ['outsider', 'staff']

/** Whom a call refuses before it reads the body, with which code; `undefined` for whom it does not. */
function failureFor(endpoint: Endpoint, role: TestRole): FailureCode | undefined {
  if (endpoint.roles === 'public') return undefined
  if (role === 'anonymous' || role === 'dead') return 'disconnected'
  if (endpoint.roles === 'user') return undefined
  if (endpoint.roles === 'self') return role === 'administrator' ? undefined : 'not_found'
  if (endpoint.roles === 'staff') return role === 'staff' ? undefined : 'staff_only'
  if (outside.includes(role)) return 'not_found'
  // A guest sees the organization, and of its projects only those it was attached to.
  if (role === 'guest' && endpoint.owner === 'project') return 'not_found'
  return endpoint.roles === 'administrator' && role !== 'administrator' ? 'administrators_only' : undefined
}

// Deleting and ending calls work with an empty body, so those who may would change the household for the others.
const changesByItself = new Set([
  'logout',
  'deleteUser',
  'deletePicture',
  'deleteLogo',
  'endOtherSessions',
  'deleteVoiceCommandModel',
  'deleteAudioFile',
  'detachMember',
  'leaveOrganization',
  'attachProjectMember',
  'detachProjectMember',
  'resendInvitation',
  'deleteInvitation',
  'deleteDomain',
  'deleteTask',
  'cancelTask',
  'retryTask',
])

describe('P-017 every call and every role', () => {
  it('every call of the contract has a route', () => {
    const served = new Set(routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`))
    const missing = entries
      .filter(([, { method, path }]) => !served.has(`${method} ${path}`))
      .map(([name]) => name)
    expect(missing).toEqual([])
  })

  it.each(entries)('%s', async (name, endpoint) => {
    const found: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    for (const role of roles) {
      const refused = failureFor(endpoint, role)
      if (refused === undefined && changesByItself.has(name)) continue
      const { status, code } = await responseFor(endpoint, role)
      // Those who may call get past the rights: never 403, and 404 only where the thing does not exist.
      const isOwnAccount = endpoint.owner === 'account' && role !== 'administrator'
      const isPast = status !== 403 && (status !== 404 || isOwnAccount || endpoint.owner === 'caller')
      found[role] = refused === undefined ? isPast && status < 500 : code
      expected[role] = refused ?? true
    }
    expect(found).toEqual(expected)
  })
})

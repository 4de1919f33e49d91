import type { Client } from '@saywright/api/client'
import {
  type AccessScope,
  accessScopes,
  createProject,
  createProjectToken,
  createToken,
  deleteToken,
  detachMember,
  type Endpoint,
  listTokens,
  loginAsAdmin,
  logout,
  type MemberRole,
  me,
  register,
  saveMemberRole,
  saveProjectRole,
} from '@saywright/api/contract'
import type { AccessFixture } from './accessFixture.js'
import { codeOf, untilMail } from './mails.js'
import { addMember, aPerson, goodPassword, type TestPerson } from './people.js'
import type { TestServer } from './testServer.js'

/** The relation of a caller to the fixture whose resources it requests. */
export interface Standing {
  /** In the organization; absent outside of it. */
  readonly role?: MemberRole
  /** Whether an employee, or an attached guest. */
  readonly seesProject?: boolean
  /** Whether the account is the one that paths name: the administrator's. */
  readonly isNamed?: boolean
  readonly isStaff?: boolean
  /** Of an access token alone. */
  readonly scopes?: readonly AccessScope[]
}

export interface Caller {
  /** Its bearer token; absent for an anonymous caller. */
  readonly token: string | undefined
  /** Absent for a caller without a live session. */
  readonly standing?: Standing
}

const administrator: Standing = { role: 'administrator', seesProject: true, isNamed: true }
const employee: Standing = { role: 'employee', seesProject: true }
const guest: Standing = { role: 'guest' }
const everyScopeOfPeople = accessScopes.filter((scope) => scope !== 'uploads')

/**
 * Everybody who may be before the server: without a session, with one that ended, with another secret in its place, of
 * another organization, of every role, of one that was taken away, and programs.
 */
export async function theCallers(server: TestServer, fixture: AccessFixture) {
  const { people, organizationId, projectId } = fixture
  const own = people.administrator.client
  const someone = async (role?: MemberRole): Promise<TestPerson> => {
    const person = await aPerson(server)
    if (role) await addMember(server, organizationId, person.id, role)
    return person
  }
  const tokenOf = async (client: Client, scopes: readonly AccessScope[]) => {
    const { token } = await client.send(createToken, {
      body: { name: 'Build', scopes: [...scopes], days: 1 },
    })
    return token
  }
  const projectToken = async (id: number) => {
    const body = { name: 'Build', scopes: everyScopeOfPeople, days: 1 }
    const { token } = await own.send(createProjectToken, { params: { id }, body })
    return token
  }
  const remove = (userId: number) => own.send(detachMember, { params: { orgId: organizationId, userId } })

  const unconfirmed = `unconfirmed-${people.administrator.email}`
  const body = { email: unconfirmed, password: goodPassword, first_name: 'Ada', last_name: 'Lovelace' }
  await server.client().send(register, { body })
  const loggedOut = await someone('administrator')
  await loggedOut.client.send(logout)
  const removed = await someone('employee')
  const tokenOfRemoved = await tokenOf(removed.client, everyScopeOfPeople)
  await remove(removed.id)
  const lowered = await someone('administrator')
  await own.send(saveMemberRole, {
    params: { orgId: organizationId, userId: lowered.id },
    body: { role: 'employee' },
  })
  const acting = await people.staff.client.send(loginAsAdmin, {
    body: { email: people.administrator.email, reason: 'Ticket 4012: nothing opens' },
  })
  const projectOwner = await someone('employee')
  await own.send(saveProjectRole, {
    params: { id: projectId, userId: projectOwner.id },
    body: { role: 'owner' },
  })
  const revokedToken = await tokenOf(own, everyScopeOfPeople)
  const [newest] = (await own.send(listTokens)).data
  await own.send(deleteToken, { params: { id: newest!.id } })
  const other = await own.send(createProject, {
    body: { title: 'Oven door', organization_id: organizationId },
  })
  const licenceKey = (await own.send(me)).licence_key?.token

  return {
    nobody: { token: undefined },
    'an unknown token': { token: 'a-token-that-nobody-ever-had-0000' },
    'an account that is not confirmed, with its code': {
      token: codeOf(await untilMail(server.folder, unconfirmed)),
    },
    'a session that has ended': { token: loggedOut.token },
    'a license key': { token: licenceKey },
    'an access token that was revoked': { token: revokedToken },
    'somebody of another organization': { token: people.outsider.token, standing: {} },
    'a removed member': { token: removed.token, standing: {} },
    staff: { token: people.staff.token, standing: { isStaff: true } },
    'a guest without projects': { token: people.guest.token, standing: guest },
    'a guest of the project': {
      token: people.attachedGuest.token,
      standing: { ...guest, seesProject: true },
    },
    'an employee': { token: people.employee.token, standing: employee },
    'the owner of the project': { token: projectOwner.token, standing: employee },
    'an administrator no more': { token: lowered.token, standing: employee },
    'an administrator': { token: people.administrator.token, standing: administrator },
    'staff who acts as the administrator': {
      token: acting.access_token,
      standing: administrator,
    },
    'an access token that may all': {
      token: await tokenOf(own, everyScopeOfPeople),
      standing: { ...administrator, scopes: everyScopeOfPeople },
    },
    'a token of the project': {
      token: await projectToken(projectId),
      standing: { ...administrator, scopes: everyScopeOfPeople },
    },
    'a token of another project': {
      token: await projectToken(other.id),
      standing: { ...administrator, seesProject: false, scopes: everyScopeOfPeople },
    },
    'an access token of a removed member': {
      token: tokenOfRemoved,
      standing: { scopes: everyScopeOfPeople },
    },
    'an access token of staff for uploads': {
      token: await tokenOf(people.staff.client, ['uploads']),
      standing: { isStaff: true, scopes: ['uploads'] },
    },
  } satisfies Readonly<Record<string, Caller>>
}

/** With which code a call of the contract refuses a caller before it reads the body; `undefined` where it does not. */
export function refusalOf({ roles, owner, scope }: Endpoint, standing?: Standing): string | undefined {
  if (roles === 'public') return undefined
  if (!standing) return 'disconnected'
  const { role, seesProject, isNamed, isStaff, scopes } = standing
  if (scopes && !(scope && scopes.includes(scope))) return 'scope_missing'
  if (roles === 'user') return undefined
  if (roles === 'self') return isNamed ? undefined : 'not_found'
  if (roles === 'staff') return isStaff ? undefined : 'staff_only'
  if (!role || (owner === 'project' && !seesProject)) return 'not_found'
  return roles === 'administrator' && role !== 'administrator' ? 'administrators_only' : undefined
}

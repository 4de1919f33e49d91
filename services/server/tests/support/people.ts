import type { Client } from '@saywright/api/client'
import {
  ApiError,
  confirmRegister,
  createProject,
  getProject,
  type MemberRole,
  type ProjectTag,
  register,
} from '@saywright/api/contract'
import { codeOf, untilMail } from './mails.js'
import type { TestServer } from './testServer.js'

export const goodPassword = 'Correct7!horse'

export interface TestPerson {
  readonly id: number
  readonly email: string
  readonly token: string
  readonly client: Client
}

let count = 0

/** Someone who signed up and confirmed, through the front door. */
export async function aPerson(server: Pick<TestServer, 'client' | 'folder'>): Promise<TestPerson> {
  count += 1
  const email = `person${count}-${Date.now()}@example.com`
  const anonymous = server.client()
  await anonymous.send(register, {
    body: { email, password: goodPassword, first_name: 'Ada', last_name: 'Lovelace' },
  })
  const code = codeOf(await untilMail(server.folder, email))
  const { id, access_token } = await anonymous.send(confirmRegister, { body: { email, code } })
  return { id, email, token: access_token, client: server.client(access_token) }
}

/** A project of a new organization, whose administrator the person becomes. */
export async function aProject(person: TestPerson, title = 'Kitchen lamp') {
  count += 1
  const body = { title, organization_name: `Organization ${count} ${Date.now()}` }
  const { id } = await person.client.send(createProject, { body })
  return person.client.send(getProject, { params: { id } })
}

/** Delivers technologies to a project, as staff does after a request. @param expires_at absent: permanent. */
export async function deliver(
  server: TestServer,
  project_id: number,
  tags: readonly ProjectTag[],
  expires_at: string | null = null,
) {
  for (const { technology, langs } of tags)
    await server.store.database
      .insertInto('delivery')
      .values({
        ...{ project_id, technology, provider: null, expires_at },
        ...{ langs_json: JSON.stringify(langs), created_at: new Date().toISOString() },
      })
      .execute()
}

/** Makes an account a member of an organization, without the mail that an invitation needs. */
export async function addMember(
  server: TestServer,
  organizationId: number,
  accountId: number,
  role: MemberRole,
) {
  await server.store.database
    .insertInto('organization_member')
    .values({
      organization_id: organizationId,
      account_id: accountId,
      role,
      created_at: new Date().toISOString(),
    })
    .execute()
}

/** Makes someone a member of the staff of the product, for which there is no call. */
export async function makeStaff(server: TestServer, accountId: number) {
  await server.store.database
    .updateTable('account')
    .set({ is_admin: true })
    .where('id', '=', accountId)
    .execute()
}

/** The failure of a refused call. */
export async function apiFailureOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('The call was not refused')
}

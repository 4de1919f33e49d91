import { createProject, getProject } from '@saywright/api/contract'
import { addMember, aPerson, type TestPerson } from './people.js'
import type { TestServer } from './testServer.js'

let count = 0

export interface TestOrganization {
  readonly id: number
  readonly name: string
  readonly projectId: number
  readonly ada: TestPerson
}

/** An organization with one project and one administrator. */
export async function anOrganization(server: TestServer): Promise<TestOrganization> {
  count += 1
  const ada = await aPerson(server)
  const name = `Atelier ${count} ${Date.now()}`
  const body = { title: 'Kitchen lamp', organization_name: name }
  const { id: projectId } = await ada.client.send(createProject, { body })
  const { organization } = await ada.client.send(getProject, { params: { id: projectId } })
  return { id: organization.id, name, projectId, ada }
}

/** Someone new who is a member. */
export async function aMember(
  server: TestServer,
  organizationId: number,
  role: 'administrator' | 'employee' | 'guest',
): Promise<TestPerson> {
  const person = await aPerson(server)
  await addMember(server, organizationId, person.id, role)
  return person
}

/** The entries of the audit log of an organization, oldest first. */
export function auditOf(server: TestServer, organizationId: number) {
  return server.store.database
    .selectFrom('audit')
    .select(['action', 'account_id', 'subject_id', 'values_json'])
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .execute()
}

/** Adds members whose last names are numbers, written straight into the database: a thousand logins take minutes. */
export async function fillOrganization(server: TestServer, organizationId: number, people: number) {
  const { database } = server.store
  const created_at = new Date().toISOString()
  const numbers = Array.from({ length: people }, (_, index) => index + 1)
  for (let from = 0; from < people; from += 500) {
    const accounts = await database
      .insertInto('account')
      .values(
        numbers.slice(from, from + 500).map((number) => ({
          email: `colleague.${organizationId}.${number}@example.com`,
          email_key: `colleague.${organizationId}.${number}@example.com`,
          password_hash: '',
          first_name: 'Colleague',
          last_name: String(number),
          is_confirmed: true,
          is_admin: false,
          interface_language: 'English',
          created_at,
          updated_at: created_at,
        })),
      )
      .returning('id')
      .execute()
    await database
      .insertInto('organization_member')
      .values(
        accounts.map(({ id }) => ({
          organization_id: organizationId,
          account_id: id,
          role: 'guest' as const,
          created_at,
        })),
      )
      .execute()
  }
}

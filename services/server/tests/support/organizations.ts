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

/** What the audit log of an organization holds, oldest first. */
export function auditOf(server: TestServer, organizationId: number) {
  return server.store.database
    .selectFrom('audit')
    .select(['action', 'account_id', 'subject_id', 'values_json'])
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .execute()
}

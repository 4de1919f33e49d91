import type { Endpoint } from '@saywright/api/contract'
import type { AccessFixture } from './accessFixture.js'
import type { TestPerson } from './people.js'

/** The address of a call below `/api/`, its parameters those of the fixture. */
export function fixtureAddress({ path }: Endpoint, fixture: AccessFixture): string {
  const { organizationId, people, projectId, dealId, otherModels, ...rest } = fixture
  const first = /^v3\/(\w+)/.exec(path)?.[1]
  const ofAccount = first === 'users' ? people.employee.id : projectId
  const ofOrganization = first === 'organizations' ? organizationId : ofAccount
  const id = path.startsWith('v3/staff/deals') ? dealId : ofOrganization
  const modelId = otherModels[/^v3\/projects\/\{id\}\/([\w-]+)/.exec(path)?.[1] ?? ''] ?? rest.modelId
  const values: Readonly<Record<string, unknown>> = { ...rest, id, orgId: organizationId, modelId }
  return path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? 1))
}

/** An authorized caller, so that bodies are read at all. */
export function fixtureCaller({ roles }: Endpoint, { people }: AccessFixture): TestPerson {
  if (roles === 'administrator') return people.administrator
  return roles === 'staff' ? people.staff : people.employee
}

import { type Endpoint, type MemberRole, ownerId } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { LiveSession } from '../../security/liveSession.js'
import type { Reader } from '../../store/database.js'
import { visibleProjects } from './projects/visibleProjects.js'

/** The resource that a path names, and the role of the caller in the organization that owns it. */
export interface Scope {
  readonly organizationId: number
  readonly projectId: number | undefined
  readonly role: MemberRole
}

/**
 * Finds the resource of a path, as far as the caller may know that it exists.
 *
 * @throws ApiFailure `not_found` for a resource of others, `administrators_only` and `staff_only` for a missing right.
 */
export async function readScope(
  database: Reader,
  endpoint: Endpoint,
  params: Readonly<Record<string, string | number>>,
  session: LiveSession,
): Promise<Scope | undefined> {
  if (endpoint.roles === 'staff' && !session.isStaff) throw new ApiFailure('staff_only')
  const { owner } = endpoint
  const id = ownerId(endpoint.path, params)
  if (endpoint.roles === 'self' && id !== session.accountId) throw new ApiFailure('not_found')
  if (owner !== 'project' && owner !== 'organization') return undefined
  const scope = await findScope(database, owner, id, session)
  if (!scope) throw new ApiFailure('not_found')
  if (endpoint.roles === 'administrator' && scope.role !== 'administrator')
    throw new ApiFailure('administrators_only')
  return scope
}

async function findScope(
  database: Reader,
  owner: 'project' | 'organization',
  id: number,
  session: LiveSession,
): Promise<Scope | undefined> {
  const { onlyProjectId = id } = session
  if (owner === 'project') {
    if (id !== onlyProjectId) return undefined
    const row = await visibleProjects(database, session.accountId)
      .select(['project.id', 'project.organization_id', 'organization_member.role'])
      .where('project.id', '=', id)
      .executeTakeFirst()
    return row && { organizationId: row.organization_id, projectId: row.id, role: row.role }
  }
  const row = await database
    .selectFrom('organization_member')
    .select('role')
    .where('organization_id', '=', id)
    .where('account_id', '=', session.accountId)
    .executeTakeFirst()
  return row && { organizationId: id, projectId: undefined, role: row.role }
}

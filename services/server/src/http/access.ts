import { type Endpoint, type MemberRole, ownerId } from '@saywright/api/contract'
import type { Context } from '../context.js'
import type { LiveSession } from './auth.js'
import { ApiFailure } from './failure.js'

/** The thing a path names, and what the caller is to the organization that owns it. */
export interface Scope {
  readonly organizationId: number
  readonly projectId: number | undefined
  readonly role: MemberRole
}

/**
 * Finds what the path names, as far as the caller may know that it exists.
 *
 * @throws ApiFailure `not_found` for a thing of others, `administrators_only` and `staff_only` for a missing right.
 */
export async function readScope(
  context: Context,
  endpoint: Endpoint,
  params: Readonly<Record<string, string | number>>,
  session: LiveSession,
): Promise<Scope | undefined> {
  if (endpoint.roles === 'staff' && !session.isStaff) throw new ApiFailure('staff_only')
  const { owner } = endpoint
  const id = ownerId(endpoint.path, params)
  if (endpoint.roles === 'self' && id !== session.accountId) throw new ApiFailure('not_found')
  if (owner !== 'project' && owner !== 'organization') return undefined
  const scope = await findScope(context, owner, id, session)
  if (!scope) throw new ApiFailure('not_found')
  if (endpoint.roles === 'administrator' && scope.role !== 'administrator')
    throw new ApiFailure('administrators_only')
  return scope
}

async function findScope(
  { database }: Context,
  owner: 'project' | 'organization',
  id: number,
  session: LiveSession,
): Promise<Scope | undefined> {
  if (owner === 'project') {
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

/** Projects an account may see: all of its organizations, but a guest only those it was attached to. */
export function visibleProjects(database: Context['database'], accountId: number) {
  return database
    .selectFrom('project')
    .innerJoin('organization_member', 'organization_member.organization_id', 'project.organization_id')
    .where('organization_member.account_id', '=', accountId)
    .where((where) =>
      where.or([
        where('organization_member.role', '!=', 'guest'),
        where.exists(
          where
            .selectFrom('project_member')
            .select('project_member.id')
            .whereRef('project_member.project_id', '=', 'project.id')
            .where('project_member.account_id', '=', accountId),
        ),
      ]),
    )
}

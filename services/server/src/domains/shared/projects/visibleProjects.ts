import type { Reader } from '../../../store/database.js'

/** Projects an account may see: all of its organizations, but a guest only those it was attached to. */
export const visibleProjects = (database: Reader, accountId: number) =>
  projectsOfAccounts(database, [accountId])

/** The same for several accounts, which `organization_member.account_id` distinguishes. */
export function projectsOfAccounts(database: Reader, accountIds: readonly number[]) {
  return database
    .selectFrom('project')
    .innerJoin('organization_member', 'organization_member.organization_id', 'project.organization_id')
    .where('organization_member.account_id', 'in', accountIds)
    .where((where) =>
      where.or([
        where('organization_member.role', '!=', 'guest'),
        where.exists(
          where
            .selectFrom('project_member')
            .select('project_member.id')
            .whereRef('project_member.project_id', '=', 'project.id')
            .whereRef('project_member.account_id', '=', 'organization_member.account_id'),
        ),
      ]),
    )
}

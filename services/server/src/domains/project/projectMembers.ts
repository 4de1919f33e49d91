import type { Member } from '@saywright/api/contract'
import { sql } from 'kysely'
import type { Reader } from '../../store/database.js'
import type { Reading } from '../../transaction/transaction.js'
import { personOf } from '../shared/people/personOf.js'

/** The members of projects, with their role there and in the organization. */
export function projectMembers(database: Reader) {
  return database
    .selectFrom('project_member')
    .innerJoin('project', 'project.id', 'project_member.project_id')
    .innerJoin('account', 'account.id', 'project_member.account_id')
    .innerJoin('organization_member', (join) =>
      join
        .onRef('organization_member.account_id', '=', 'project_member.account_id')
        .onRef('organization_member.organization_id', '=', 'project.organization_id'),
    )
    .select(['project_member.id', 'project_member.project_id', 'project_member.created_at'])
    .select(['organization_member.role', 'project_member.role as project_role'])
    .select(['account.id as account_id', 'account.first_name', 'account.last_name', 'account.email'])
}

type MemberRow = Awaited<ReturnType<ReturnType<typeof projectMembers>['execute']>>[number]

export function memberResponse(row: MemberRow): Member {
  const { id, role, project_role, created_at } = row
  return { id, role, project_role, created_at, user: personOf(row) }
}

interface WithProject {
  readonly members: Member[]
  readonly members_total: number
}

/**
 * The members that come with projects, which may have thousands: the owner and the first that came, in that order.
 *
 * @returns those of a project, by its identifier.
 */
export async function membersWithProjects(
  { database, limits }: Reading,
  projectIds: readonly number[],
): Promise<(projectId: number) => WithProject> {
  const owners = database
    .selectFrom('project_member as one')
    .select('one.id as member_id')
    .where('one.project_id', 'in', projectIds)
    .where('one.role', '=', 'owner')
  // Each with a limit of its own, so that no list is read to its end.
  const chosen = projectIds
    .map((id) =>
      database
        .selectFrom('project_member as one')
        .select('one.id')
        .where('one.project_id', '=', id)
        .orderBy('one.id')
        .limit(limits.membersWithProject),
    )
    .map((first) => database.selectFrom(first.as('first')).select('first.id as member_id'))
    .reduce((all, first) => all.unionAll(first), owners)
  const rows = await projectMembers(database)
    .where('project_member.id', 'in', chosen)
    .orderBy(sql`case project_member.role when 'owner' then 0 else 1 end`)
    .orderBy('project_member.id')
    .execute()
  const totals = await database
    .selectFrom('project_member')
    .select('project_id')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('project_id', 'in', projectIds)
    .groupBy('project_id')
    .execute()
  return (id) => {
    const own = rows.filter(({ project_id }) => project_id === id).slice(0, limits.membersWithProject)
    const members_total = totals.find(({ project_id }) => project_id === id)?.total ?? 0
    return { members: own.map(memberResponse), members_total }
  }
}

import type { Member } from '@saywright/api/contract'
import { sql } from 'kysely'
import type { Reader } from '../../store/database.js'
import type { Reading } from '../../unit/unit.js'
import { personOf } from '../members/personOf.js'

/** Who is in projects, with their role there and in the organization. */
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
  const places = database
    .selectFrom('project_member as one')
    .select('one.id as member_id')
    .select(sql<number>`count(*) over (partition by one.project_id)`.as('total'))
    .select(
      sql<number>`row_number() over (
        partition by one.project_id order by case one.role when 'owner' then 0 else 1 end, one.id
      )`.as('place'),
    )
    .where('one.project_id', 'in', projectIds)
  const rows = await projectMembers(database)
    .innerJoin(places.as('places'), 'places.member_id', 'project_member.id')
    .select('places.total')
    .where('places.place', '<=', limits.membersWithProject)
    .orderBy('places.place')
    .execute()
  return (id) => {
    const own = rows.filter(({ project_id }) => project_id === id)
    return { members: own.map(memberResponse), members_total: own[0]?.total ?? 0 }
  }
}

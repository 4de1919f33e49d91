import type { Member } from '@saywright/api/contract'
import type { Reader } from '../../store/database.js'
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

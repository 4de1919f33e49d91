import { localeOf } from '@saywright/api/contract'
import type { Reader } from '../../store/database.js'

/**
 * Everyone concerned by a request and by the end of an evaluation: members of the project, and administrators of its
 * organization.
 */
export async function recipientsOf(database: Reader, projectId: number) {
  const rows = await database
    .selectFrom('organization_member as member')
    .innerJoin('project', 'project.organization_id', 'member.organization_id')
    .innerJoin('account', 'account.id', 'member.account_id')
    .leftJoin('project_member', (join) =>
      join
        .onRef('project_member.account_id', '=', 'member.account_id')
        .onRef('project_member.project_id', '=', 'project.id'),
    )
    .select(['account.id', 'account.email', 'account.first_name', 'account.interface_language'])
    .select('account.delivery_json')
    .where('project.id', '=', projectId)
    .where((where) =>
      where.or([where('member.role', '=', 'administrator'), where('project_member.id', 'is not', null)]),
    )
    .orderBy('member.id')
    .execute()
  return rows.map((row) => ({ ...row, locale: localeOf(row.interface_language) }))
}

/** Everyone who runs the product. */
export async function staffIds(database: Reader): Promise<number[]> {
  const rows = await database.selectFrom('account').select('id').where('is_admin', '=', true).execute()
  return rows.map(({ id }) => id)
}

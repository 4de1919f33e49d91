import type { OrganizationDomain } from '@saywright/api/contract'
import { sql } from 'kysely'
import type { Reader } from '../../store/database.js'
import { maybePersonOf } from '../shared/people/personOf.js'

interface Owned {
  readonly organization_id: number
  readonly domain: OrganizationDomain
}

/** The verified domains of organizations, newest first, each with how many members have an address of it. */
export async function domainsOf(database: Reader, organizationIds: readonly number[]): Promise<Owned[]> {
  const rows = await database
    .selectFrom('organization_domain as domain')
    .innerJoin('organization', 'organization.id', 'domain.organization_id')
    .leftJoin('account', 'account.id', 'domain.added_by')
    .selectAll('domain')
    .select('organization.name as organization_name')
    .select(['account.id as account_id', 'account.first_name', 'account.last_name', 'account.email'])
    .select((select) =>
      select
        .selectFrom('organization_member as member')
        .innerJoin('account as person', 'person.id', 'member.account_id')
        .select((count) => count.fn.countAll<number>().as('total'))
        .whereRef('member.organization_id', '=', 'domain.organization_id')
        .where(sql<boolean>`person.email_key like '%@' || domain.name`)
        .as('members_total'),
    )
    .where('domain.organization_id', 'in', organizationIds)
    .orderBy('domain.id', 'desc')
    .execute()
  return rows.map((row) => ({
    organization_id: row.organization_id,
    domain: {
      id: row.id,
      name: row.name,
      organization: { id: row.organization_id, name: row.organization_name },
      verification_email: row.verification_email,
      added_by: maybePersonOf(row),
      members_total: row.members_total ?? 0,
      created_at: row.created_at,
    },
  }))
}

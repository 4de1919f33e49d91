import type { StaffDeal } from '@saywright/api/contract'
import type { Reading } from '../../transaction/transaction.js'
import { maybePersonOf } from '../shared/people/personOf.js'
import { dealResponse, dealRows } from './dealResponses.js'

/** Requests as staff sees them, in the order of the identifiers given. */
export async function staffDeals(
  { database, limits }: Pick<Reading, 'database' | 'limits'>,
  ids: readonly number[],
): Promise<StaffDeal[]> {
  if (ids.length === 0) return []
  const deals = await dealRows(database, 'deal.id', ids)
  const owners = await database
    .selectFrom('deal')
    .innerJoin('project', 'project.id', 'deal.project_id')
    .innerJoin('organization', 'organization.id', 'project.organization_id')
    .leftJoin('account', 'account.id', 'deal.decided_by')
    .select([
      'deal.id',
      'organization.id as organization_id',
      'organization.name',
      'organization.details_json',
    ])
    .select(['account.id as account_id', 'account.first_name', 'account.last_name', 'account.email'])
    .where('deal.id', 'in', ids)
    .execute()
  return ids.flatMap((id) => {
    const row = deals.find((deal) => deal.id === id)
    const owner = owners.find((one) => one.id === id)
    if (!row || !owner) return []
    const isOpen = row.decided_at !== null && row.applied_at === null
    const { country, size } = owner.details_json
    return {
      id,
      status: row.decision ?? 'waiting',
      undo_until: isOpen ? laterBy(row.decided_at ?? '', limits.decisionUndoSeconds) : null,
      project: { id: row.project_id, title: row.title },
      organization: { id: owner.organization_id, name: owner.name, country, size },
      // Staff reads the message before the members do.
      deal: dealResponse({ ...row, applied_at: row.applied_at ?? row.decided_at }),
      decided_by: maybePersonOf(owner),
      provider: row.provider,
      evaluation_ends_on: row.evaluation_ends_at,
      created_at: row.created_at,
    }
  })
}

const laterBy = (moment: string, seconds: number) =>
  new Date(Date.parse(moment) + seconds * 1000).toISOString()

import {
  type DealStatus,
  dealStatuses,
  listStaffDeals,
  type pageQuery,
  type ValueOf,
} from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import type { Reader } from '../../store/database.js'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { staffDeals } from './staffDeals.js'

const columns = {
  created_at: 'deal.id',
  title: 'project.title_folded',
  organization: 'organization.name_folded',
} as const

export const listStaffDealsRoute = bind(listStaffDeals, async ({ context, query }) => {
  const page = pageRequest(query, columns, { column: 'deal.id', direction: 'desc' })
  const status = readStatus(query)
  const searched = ['project.title_folded', 'organization.name_folded', 'account.email_folded'] as const
  const found = withStatus(dealsOf(context.database), status).where(hasWords(searched, page.keywords))
  const list = await listPage(found.select('deal.id'), page, 'deal.id', (rows) =>
    staffDeals(
      context,
      rows.map(({ id }) => id),
    ),
  )
  return { ...list, counts: await countsOf(context.database) }
})

const dealsOf = (database: Reader) =>
  database
    .selectFrom('deal')
    .innerJoin('project', 'project.id', 'deal.project_id')
    .innerJoin('organization', 'organization.id', 'project.organization_id')
    .leftJoin('account', 'account.id', 'deal.asked_by')

function withStatus(rows: ReturnType<typeof dealsOf>, status: DealStatus | undefined) {
  if (status === undefined) return rows
  return status === 'waiting'
    ? rows.where('deal.decision', 'is', null)
    : rows.where('deal.decision', '=', status)
}

async function countsOf(database: Reader): Promise<Record<DealStatus, number>> {
  const counts = { waiting: 0, approved: 0, declined: 0 }
  const rows = await database
    .selectFrom('deal')
    .select('decision')
    .select((select) => select.fn.countAll<number>().as('count'))
    .groupBy('decision')
    .execute()
  for (const { decision, count } of rows) counts[decision ?? 'waiting'] = count
  return counts
}

/** @throws ApiFailure `incorrect_form` for a status that no request has. */
function readStatus(query: ValueOf<typeof pageQuery>): DealStatus | undefined {
  const written = query?.filters?.status
  const status = dealStatuses.find((known) => known === written)
  if (written !== undefined && status === undefined) throw incorrectForm({ 'filters.status': 'invalid' })
  return status
}

import type { AuditEntry, pageQuery, ValueOf } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import type { Reader } from '../../store/database.js'
import { hasWords, pageRequest } from '../../store/page.js'
import { personColumns } from '../shared/people/personColumns.js'
import { maybePersonOf } from '../shared/people/personOf.js'

type PageQuery = ValueOf<typeof pageQuery>

const columns = { created_at: 'audit.id' } as const

/**
 * The requested entries of the log, and their page.
 *
 * @throws ApiFailure `incorrect_form`.
 */
export function auditEntries(database: Reader, query: PageQuery) {
  const page = pageRequest(query, columns, { column: 'audit.id', direction: 'desc' })
  const { action, accountId, from, to } = readFilters(query)
  const found = database
    .selectFrom('audit')
    .leftJoin('account', 'account.id', 'audit.account_id')
    .$if(action !== undefined, (rows) => rows.where('audit.action', '=', action ?? ''))
    .$if(accountId !== undefined, (rows) => rows.where('audit.account_id', '=', accountId ?? 0))
    .$if(from !== undefined, (rows) => rows.where('audit.created_at', '>=', from ?? ''))
    .$if(to !== undefined, (rows) => rows.where('audit.created_at', '<', to ?? ''))
    .where(hasWords(['audit.values_json_folded', ...personColumns], page.keywords))
    .selectAll('audit')
    .select(['account.first_name', 'account.last_name', 'account.email'])
  return { found, page }
}

type AuditRow = Awaited<ReturnType<ReturnType<typeof auditEntries>['found']['execute']>>[number]

export const auditResponse = (row: AuditRow): AuditEntry => ({
  id: row.id,
  action: row.action,
  account: maybePersonOf(row),
  pseudonym: row.pseudonym,
  is_staff: row.staff_id !== null,
  values: row.values_json,
  ip: row.ip,
  created_at: row.created_at,
})

/** @throws ApiFailure `incorrect_form` for an invalid account number and an invalid time. */
function readFilters(query: PageQuery) {
  const { action, account_id, from, to } = query?.filters ?? {}
  const accountId = account_id === undefined ? undefined : Number(account_id)
  if (accountId !== undefined && !(Number.isSafeInteger(accountId) && accountId > 0))
    throw incorrectForm({ 'filters.account_id': 'invalid' })
  return { action, accountId, from: readMoment('from', from), to: readMoment('to', to) }
}

function readMoment(name: 'from' | 'to', written: string | undefined): string | undefined {
  if (written === undefined) return undefined
  const milliseconds = Date.parse(written)
  if (Number.isNaN(milliseconds)) throw incorrectForm({ [`filters.${name}`]: 'invalid' })
  return new Date(milliseconds).toISOString()
}

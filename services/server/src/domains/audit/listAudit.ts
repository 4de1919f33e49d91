import { type AuditEntry, listAudit, type pageQuery, type ValueOf } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import { maybePersonOf } from '../members/personOf.js'
import { bind } from '../shared/call.js'
import { personColumns } from '../shared/personColumns.js'

const columns = { created_at: 'audit.id' } as const

export const listAuditRoute = bind(listAudit, async ({ context, query, scope }) => {
  const page = pageRequest(query, columns, { column: 'audit.id', direction: 'desc' })
  const { action, accountId, from, to } = readFilters(query)
  const found = context.database
    .selectFrom('audit')
    .leftJoin('account', 'account.id', 'audit.account_id')
    .where('audit.organization_id', '=', scope.organizationId)
    .$if(action !== undefined, (rows) => rows.where('audit.action', '=', action ?? ''))
    .$if(accountId !== undefined, (rows) => rows.where('audit.account_id', '=', accountId ?? 0))
    .$if(from !== undefined, (rows) => rows.where('audit.created_at', '>=', from ?? ''))
    .$if(to !== undefined, (rows) => rows.where('audit.created_at', '<', to ?? ''))
    .where(hasWords(['audit.values_json_folded', ...personColumns], page.keywords))
    .selectAll('audit')
    .select(['account.first_name', 'account.last_name', 'account.email'])
  return listPage(found, page, 'audit.id', (rows) =>
    rows.map(
      (row): AuditEntry => ({
        id: row.id,
        action: row.action,
        account: maybePersonOf(row),
        pseudonym: row.pseudonym,
        is_staff: row.staff_id !== null,
        values: row.values_json,
        ip: row.ip,
        created_at: row.created_at,
      }),
    ),
  )
})

/** @throws ApiFailure `incorrect_form` for an account that is no number and a moment that is none. */
function readFilters(query: ValueOf<typeof pageQuery>) {
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

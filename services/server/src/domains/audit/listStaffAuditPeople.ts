import { listStaffAuditPeople } from '@saywright/api/contract'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { nameOrder, personColumns } from '../shared/people/personColumns.js'
import { personOf } from '../shared/people/personOf.js'

const columns = { name: 'person_order' } as const

export const listStaffAuditPeopleRoute = bind(listStaffAuditPeople, ({ context, query }) => {
  const page = pageRequest(query, columns, { column: 'person_order', direction: 'asc' })
  const found = context.database
    .selectFrom('account')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('audit').select('audit.id').whereRef('audit.account_id', '=', 'account.id')),
    )
    .where(hasWords(personColumns, page.keywords))
    .select(['account.id as account_id', 'account.first_name', 'account.last_name', 'account.email'])
    .select(nameOrder.as('person_order'))
  return listPage(found, page, 'account.id', (rows) => rows.map(personOf))
})

import { listStaffMessages, type pageQuery, staffMessageKinds, type ValueOf } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { staffMessages } from './staffMessages.js'

const columns = { created_at: 'message.id', topic: 'message.topic', rating: 'message.rating' } as const

export const listStaffMessagesRoute = bind(listStaffMessages, async ({ context, query }) => {
  const { database } = context
  const page = pageRequest(query, columns, { column: 'message.id', direction: 'desc' })
  const { kind, handled } = readFilters(query)
  const found = database
    .selectFrom('message')
    .innerJoin('account', 'account.id', 'message.account_id')
    .$if(kind !== undefined, (rows) => rows.where('message.kind', '=', kind ?? 'contact'))
    .$if(handled !== undefined, (rows) => rows.where('message.handled_at', handled ? 'is not' : 'is', null))
    .where(hasWords(['message.text_folded', 'message.topic_folded', 'account.email_folded'], page.keywords))
  return listPage(found.select('message.id'), page, 'message.id', (rows) =>
    staffMessages(
      database,
      rows.map(({ id }) => id),
    ),
  )
})

/** @throws ApiFailure `incorrect_form` for a kind or a mark that does not exist. */
function readFilters(query: ValueOf<typeof pageQuery>) {
  const { kind: written, handled } = query?.filters ?? {}
  const kind = staffMessageKinds.find((known) => known === written)
  if (written !== undefined && kind === undefined) throw incorrectForm({ 'filters.kind': 'invalid' })
  if (handled !== undefined && handled !== 'true' && handled !== 'false')
    throw incorrectForm({ 'filters.handled': 'invalid' })
  return { kind, handled: handled === undefined ? undefined : handled === 'true' }
}

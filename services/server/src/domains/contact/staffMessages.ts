import type { StaffMessage } from '@saywright/api/contract'
import type { Context } from '../../context.js'
import { maybePersonOf, personOf } from '../shared/people/personOf.js'

/** Messages as staff sees them, in the order of the identifiers given. */
export async function staffMessages(
  database: Context['database'],
  ids: readonly number[],
): Promise<StaffMessage[]> {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('message')
    .innerJoin('account', 'account.id', 'message.account_id')
    .leftJoin('account as handler', 'handler.id', 'message.handled_by')
    .selectAll('message')
    .select(['account.first_name', 'account.last_name', 'account.email'])
    .select(['handler.id as handler_id', 'handler.first_name as handler_first_name'])
    .select(['handler.last_name as handler_last_name', 'handler.email as handler_email'])
    .where('message.id', 'in', ids)
    .execute()
  const responses = rows.map((row): StaffMessage => {
    const isFeedback = row.kind === 'feedback'
    return {
      id: row.id,
      kind: row.kind,
      topic: row.topic,
      object: row.object,
      message: row.text,
      rating: row.rating,
      beta: isFeedback ? row.is_beta : null,
      sender: personOf(row),
      handled: row.handled_at !== null,
      handled_at: row.handled_at,
      handled_by: maybePersonOf({
        account_id: row.handler_id,
        first_name: row.handler_first_name,
        last_name: row.handler_last_name,
        email: row.handler_email,
      }),
      created_at: row.created_at,
    }
  })
  return ids.flatMap((id) => responses.filter((response) => response.id === id))
}

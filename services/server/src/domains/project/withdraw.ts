import { ApiFailure } from '@saywright/http'
import type { Selectable } from 'kysely'
import type { DeliveryTable } from '../../store/tables/project.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { deliver, deliveriesOf, isOver } from '../shared/projects/deliveries.js'

type Row = Selectable<DeliveryTable>

/**
 * Ends a delivery at this moment; it stays in the list as an ended one. Other languages are unchanged, and the evaluation
 * ends with the last of what is left.
 *
 * @param langs absent: all of it.
 * @throws ApiFailure `not_possible` for a delivery that is over.
 */
export async function withdraw(
  transaction: Transaction,
  delivery: Row,
  langs?: readonly string[],
): Promise<void> {
  const now = timestamp(transaction)
  if (isOver(delivery, now)) throw new ApiFailure('not_possible')
  const { id, project_id: projectId, technology, provider, expires_at: expiresAt } = delivery
  await transaction.database
    .updateTable('delivery')
    .set({ expires_at: now, ended_at: now })
    .where('id', '=', id)
    .execute()
  const rest = langs ? delivery.langs_json.filter((lang) => !langs.includes(lang)) : []
  if (rest.length > 0)
    await deliver(transaction, { projectId, tags: [{ technology, langs: rest }], provider, expiresAt })
  const lasting = (await deliveriesOf(transaction.database, [projectId])).filter((one) => !isOver(one, now))
  const ends = lasting.flatMap(({ expires_at }) => expires_at ?? []).toSorted()
  const project = await transaction.database
    .selectFrom('project')
    .select('evaluation_ends_at')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
  // An evaluation that never was, or has ended already, does not end by this.
  const isRunning = project.evaluation_ends_at !== null && project.evaluation_ends_at > now
  await transaction.database
    .updateTable('project')
    .set({ updated_at: now, ...(isRunning && { evaluation_ends_at: ends.at(-1) ?? now }) })
    .where('id', '=', projectId)
    .execute()
}

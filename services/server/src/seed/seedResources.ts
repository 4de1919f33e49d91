import { nothingChosen, type TechnologyChoice } from '@saywright/api/contract'
import { dealValues, readDeal } from '../domains/deals/sentDeal.js'
import { timestamp } from '../store/timestamp.js'
import type { Transaction } from '../transaction/transaction.js'

const day = 24 * 60 * 60

/** Ends the deliveries of a project some days ago, or never. */
export async function seedEnd(
  transaction: Transaction,
  projectId: number,
  resources: 'evaluated' | 'ended' | 'for good',
): Promise<void> {
  if (resources === 'evaluated') return
  const end = resources === 'ended' ? timestamp(transaction, -3 * day) : null
  await transaction.database
    .updateTable('delivery')
    .set({ expires_at: end, ended_at: end })
    .where('project_id', '=', projectId)
    .execute()
  await transaction.database
    .updateTable('project')
    .set({ evaluation_ends_at: end })
    .where('id', '=', projectId)
    .execute()
}

interface SeedRequest {
  readonly projectId: number
  readonly askedBy: number
  readonly asked: Partial<TechnologyChoice>
}

/** A request that waits for staff: in demo mode one that is sent would be approved at once. */
export async function seedRequest(
  transaction: Transaction,
  { projectId, askedBy, asked }: SeedRequest,
): Promise<void> {
  const sent = await readDeal(transaction, projectId, { ...nothingChosen, ...asked }, false)
  const deliveries = await transaction.database
    .selectFrom('delivery')
    .select('id')
    .where('project_id', '=', projectId)
    .execute()
  await transaction.database
    .insertInto('deal')
    .values({
      project_id: projectId,
      asked_by: askedBy,
      is_upsell: deliveries.length > 0,
      ...dealValues(sent),
      created_at: timestamp(transaction),
      updated_at: timestamp(transaction),
    })
    .execute()
}

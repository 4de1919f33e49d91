import type { StaffDeal } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Updateable } from 'kysely'
import { writeStaffAudit } from '../../audit/writeStaffAudit.js'
import type { DealTable } from '../../store/tables/deal.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import type { Call } from '../shared/call.js'
import { staffDeals } from './staffDeals.js'

type StaffCall = Pick<Call<unknown>, 'context' | 'session' | 'ip'>

/** The payload of the task that makes a decision effective: the request that was decided. */
export interface DecisionPayload {
  readonly dealId: number
}

/**
 * Records a decision of one member of staff. It takes effect once it can no longer be undone.
 *
 * @throws ApiFailure `already_decided` when another was first, `not_found`.
 */
export async function decide(
  call: StaffCall,
  dealId: number,
  decision: (transaction: Transaction) => Updateable<DealTable>,
): Promise<StaffDeal> {
  const { context, session } = call
  const staffId = session.accountId
  await context.transaction(async (transaction) => {
    const { database, limits } = transaction
    const row = await database
      .updateTable('deal')
      .set({
        ...decision(transaction),
        decided_by: staffId,
        decided_at: timestamp(transaction),
        updated_at: timestamp(transaction),
      })
      .where('id', '=', dealId)
      .where('decision', 'is', null)
      .returning(['decision', 'decision_text'])
      .executeTakeFirst()
    if (!row) throw new ApiFailure((await exists(transaction, dealId)) ? 'already_decided' : 'not_found')
    const decision_task_id = await transaction.enqueueTask({
      runner: 'decision',
      payload: { dealId } satisfies DecisionPayload,
      delaySeconds: limits.decisionUndoSeconds,
    })
    await database.updateTable('deal').set({ decision_task_id }).where('id', '=', dealId).execute()
    await writeStaffAudit(transaction, call, {
      action: `staff.deal_${row.decision}`,
      ...(await toldOf(transaction, dealId)),
    })
  })
  return staffDealOf(context, dealId)
}

/**
 * Undoes a decision that has not taken effect.
 *
 * @throws ApiFailure `not_possible` without one, `not_found`.
 */
export async function undo(call: StaffCall, dealId: number): Promise<StaffDeal> {
  const { context } = call
  await context.transaction(async (transaction) => {
    const { database, limits } = transaction
    const known = await database
      .selectFrom('deal')
      .select('decision_task_id')
      .where('id', '=', dealId)
      .executeTakeFirst()
    if (!known) throw new ApiFailure('not_found')
    const { numUpdatedRows } = await database
      .updateTable('deal')
      .set({ ...undecided, updated_at: timestamp(transaction) })
      .where('id', '=', dealId)
      .where('decision', 'is not', null)
      .where('applied_at', 'is', null)
      .where('decided_at', '>', timestamp(transaction, -limits.decisionUndoSeconds))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new ApiFailure('not_possible')
    if (known.decision_task_id !== null) await transaction.cancelTask(known.decision_task_id)
    await writeStaffAudit(transaction, call, {
      action: 'staff.decision_undone',
      ...(await toldOf(transaction, dealId)),
    })
  })
  return staffDealOf(context, dealId)
}

const undecided = {
  decision: null,
  decided_by: null,
  decided_at: null,
  decision_text: null,
  decision_task_id: null,
  provider: null,
  evaluation_ends_at: null,
  project_status: null,
} as const

/** For the staff of the product, without an organization: its log lists what took effect. */
async function toldOf({ database }: Transaction, id: number) {
  const { title } = await database
    .selectFrom('deal')
    .innerJoin('project', 'project.id', 'deal.project_id')
    .select('project.title')
    .where('deal.id', '=', id)
    .executeTakeFirstOrThrow()
  return { object: { kind: 'deal', id }, values: { name: title } }
}

const exists = async ({ database }: Transaction, id: number) =>
  (await database.selectFrom('deal').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

async function staffDealOf(context: StaffCall['context'], dealId: number): Promise<StaffDeal> {
  const [response] = await staffDeals(context, [dealId])
  return response!
}

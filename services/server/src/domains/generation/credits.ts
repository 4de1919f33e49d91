import type { GenerationCredits } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { timestamp } from '../../store/timestamp.js'
import { acquireLock } from '../../transaction/acquireLock.js'
import type { Reading, Transaction } from '../../transaction/transaction.js'
import { projectLimit } from '../shared/quotas.js'

const retryAfterSeconds = 10
/** Reserved credits are returned or used well before. */
const marginSeconds = 60

/** The credits of a project in this month: what others hold at this moment is not left. */
export async function readCredits(reading: Reading, projectId: number): Promise<GenerationCredits> {
  const { generationCreditsPerProject: most } = reading.limits
  const total = await projectLimit(reading, projectId, 'generationCreditsPerProject', most)
  const taken = await countCredits(reading, projectId)
  return { total, left: Math.max(0, total - taken), renews_at: monthOf(reading, 1) }
}

/** The first moment of this month, or of one that is `later` months after it. */
function monthOf({ now }: Reading, later = 0): string {
  const at = now()
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later)).toISOString()
}

async function countCredits(reading: Reading, projectId: number): Promise<number> {
  const { taken } = await reading.database
    .selectFrom('generation')
    .select((select) => select.fn.sum<number | string | null>('credits').as('taken'))
    .where('project_id', '=', projectId)
    .where('created_at', '>=', monthOf(reading))
    .where((where) =>
      where.or([
        where('state', '=', 'used'),
        where.and([where('state', '=', 'held'), where('expires_at', '>', timestamp(reading))]),
      ]),
    )
    .executeTakeFirstOrThrow()
  // PostgreSQL adds large numbers up to a text.
  return Number(taken ?? 0)
}

interface CreditRequest {
  readonly projectId: number
  readonly accountId: number
  readonly cost: number
}

/**
 * Reserves credits before the text service is called, one call at a time for each project and account.
 *
 * @returns what to settle.
 * @throws ApiFailure `no_credits_left`, and `too_many` while others are under way or too many were in the last hour.
 */
export async function holdCredits(
  transaction: Transaction,
  { projectId, accountId, cost }: CreditRequest,
): Promise<number> {
  await acquireLock(transaction, [`credits of ${projectId}`, `generations of ${accountId}`])
  const { limits } = transaction
  const [ofProject, ofAccount] = [
    await held(transaction, 'project_id', projectId),
    await held(transaction, 'account_id', accountId),
  ]
  if (ofProject >= limits.generationsAtOncePerProject || ofAccount >= limits.generationsAtOncePerAccount)
    throw new ApiFailure('too_many', { retryAfterSeconds })
  await requireHour(transaction, projectId)
  const { left } = await readCredits(transaction, projectId)
  if (left < cost) throw new ApiFailure('no_credits_left')
  const { id } = await transaction.database
    .insertInto('generation')
    .values({
      ...{ project_id: projectId, account_id: accountId, credits: cost, state: 'held' },
      created_at: timestamp(transaction),
      expires_at: timestamp(transaction, limits.generationMaxMilliseconds / 1000 + marginSeconds),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function held(
  transaction: Transaction,
  column: 'project_id' | 'account_id',
  id: number,
): Promise<number> {
  const { count } = await transaction.database
    .selectFrom('generation')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(column, '=', id)
    .where('state', '=', 'held')
    .where('expires_at', '>', timestamp(transaction))
    .executeTakeFirstOrThrow()
  return count
}

/** Also for free requests of a project, which the installation pays for. */
async function requireHour(transaction: Transaction, projectId: number): Promise<void> {
  const { count } = await transaction.database
    .selectFrom('generation')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .where('created_at', '>', timestamp(transaction, -60 * 60))
    .executeTakeFirstOrThrow()
  if (count >= transaction.limits.generationsPerProjectPerHour)
    throw new ApiFailure('too_many', { retryAfterSeconds: 60 * 60 })
}

/** Uses the reserved credits, or returns them: once, whichever comes first. */
export async function settleCredits(
  transaction: Transaction,
  id: number,
  state: 'used' | 'returned',
): Promise<void> {
  await transaction.database
    .updateTable('generation')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'held')
    .execute()
}

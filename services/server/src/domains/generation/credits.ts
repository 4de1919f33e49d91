import type { GenerationCredits } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { timestamp } from '../../store/timestamp.js'
import { acquireLock } from '../../unit/acquireLock.js'
import type { Reading, Unit } from '../../unit/unit.js'
import { projectLimit } from '../shared/quotas.js'

const retryAfterSeconds = 10
/** What is held is given back or used well before. */
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

interface Asked {
  readonly projectId: number
  readonly accountId: number
  readonly cost: number
}

/**
 * Takes credits before the text service is asked, in turn with everyone who takes of the same project or account.
 *
 * @returns what to settle.
 * @throws ApiFailure `no_credits_left`, and `too_many` while others are under way or too many were in the last hour.
 */
export async function holdCredits(unit: Unit, { projectId, accountId, cost }: Asked): Promise<number> {
  await acquireLock(unit, [`credits of ${projectId}`, `generations of ${accountId}`])
  const { limits } = unit
  const [ofProject, ofAccount] = [
    await held(unit, 'project_id', projectId),
    await held(unit, 'account_id', accountId),
  ]
  if (ofProject >= limits.generationsAtOncePerProject || ofAccount >= limits.generationsAtOncePerAccount)
    throw new ApiFailure('too_many', { retryAfterSeconds })
  await requireHour(unit, projectId)
  const { left } = await readCredits(unit, projectId)
  if (left < cost) throw new ApiFailure('no_credits_left')
  const { id } = await unit.database
    .insertInto('generation')
    .values({
      ...{ project_id: projectId, account_id: accountId, credits: cost, state: 'held' },
      created_at: timestamp(unit),
      expires_at: timestamp(unit, limits.generationMaxMilliseconds / 1000 + marginSeconds),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function held(unit: Unit, column: 'project_id' | 'account_id', id: number): Promise<number> {
  const { count } = await unit.database
    .selectFrom('generation')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(column, '=', id)
    .where('state', '=', 'held')
    .where('expires_at', '>', timestamp(unit))
    .executeTakeFirstOrThrow()
  return count
}

/** What costs a project nothing costs the installation all the same. */
async function requireHour(unit: Unit, projectId: number): Promise<void> {
  const { count } = await unit.database
    .selectFrom('generation')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .where('created_at', '>', timestamp(unit, -60 * 60))
    .executeTakeFirstOrThrow()
  if (count >= unit.limits.generationsPerProjectPerHour)
    throw new ApiFailure('too_many', { retryAfterSeconds: 60 * 60 })
}

/** Uses up what was held, or gives it back: once, whichever comes first. */
export async function settleCredits(unit: Unit, id: number, state: 'used' | 'returned'): Promise<void> {
  await unit.database
    .updateTable('generation')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'held')
    .execute()
}

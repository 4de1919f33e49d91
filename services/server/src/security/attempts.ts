import { sql } from 'kysely'
import type { Context } from '../context.js'
import { ApiFailure } from '../http/failure.js'
import type { Database } from '../store/database.js'
import type { AttemptTable } from '../store/tables/security.js'

type Kind = AttemptTable['kind']

const minute = 60_000

export interface Limit {
  readonly kind: Kind
  readonly subject: string
  readonly most: number
  readonly windowMinutes: number
}

export function loginLimits({ limits }: Context, emailKey: string, ip: string): readonly Limit[] {
  const windowMinutes = limits.failedLoginWindowMinutes
  return [
    { kind: 'login_address', subject: emailKey, most: limits.failedLoginsPerAddress, windowMinutes },
    { kind: 'login_ip', subject: ip, most: limits.failedLoginsPerIp, windowMinutes },
  ]
}

/** Wrong typed codes: few for an address, more for all that a network address tries. */
export function codeTryLimits({ limits }: Context, emailKey: string, ip: string): readonly Limit[] {
  const windowMinutes = limits.failedLoginWindowMinutes
  return [
    { kind: 'code_try', subject: emailKey, most: limits.wrongCodesPerAddress, windowMinutes },
    { kind: 'login_ip', subject: ip, most: limits.failedLoginsPerIp, windowMinutes },
  ]
}

export function secondFactorLimit({ limits }: Context, accountId: number): Limit {
  return {
    kind: 'second_factor',
    subject: String(accountId),
    most: limits.wrongSecondFactors,
    windowMinutes: limits.failedLoginWindowMinutes,
  }
}

/** Codes mailed at the wish of one account, to whatever addresses. */
export function accountCodeLimit({ limits }: Context, accountId: number): Limit {
  return {
    kind: 'code_account',
    subject: String(accountId),
    most: limits.codesPerAccountPerHour,
    windowMinutes: 60,
  }
}

export function codeLimit({ limits }: Context, emailKey: string): Limit {
  return { kind: 'code_address', subject: emailKey, most: limits.codesPerAddressPerHour, windowMinutes: 60 }
}

/** Seconds until a limit lets someone try again; 0 when it does now. The rows are those of all processes. */
async function secondsToWait(
  context: Context,
  { kind, subject, most, windowMinutes }: Limit,
  database: Database = context.database,
): Promise<number> {
  const now = context.now().getTime()
  const recent = await database
    .selectFrom('attempt')
    .select('created_at')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('created_at', '>', new Date(now - windowMinutes * minute).toISOString())
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  const oldest = recent[most - 1]
  if (!oldest) return most === 0 ? windowMinutes * 60 : 0
  return Math.max(1, Math.ceil((Date.parse(oldest.created_at) + windowMinutes * minute - now) / 1000))
}

/** @throws ApiFailure `too_many` with the seconds to wait, when one of the limits is reached. */
export async function requireWithin(
  context: Context,
  all: readonly Limit[],
  database: Database = context.database,
): Promise<void> {
  const waits: number[] = []
  for (const limit of all) waits.push(await secondsToWait(context, limit, database))
  const longest = Math.max(...waits)
  if (longest > 0) throw new ApiFailure('too_many', { retryAfterSeconds: longest })
}

export async function countAttempt(
  context: Context,
  all: readonly Limit[],
  database: Database = context.database,
): Promise<void> {
  const created_at = context.now().toISOString()
  await database
    .insertInto('attempt')
    .values(all.map(({ kind, subject }) => ({ kind, subject, created_at })))
    .execute()
}

/**
 * Counts an attempt if the limits allow it. Calls that come at once take their turn, so that no more of them pass than
 * one after the other; the turn lasts until the transaction ends.
 *
 * @throws ApiFailure `too_many` with the seconds to wait, and counts nothing then.
 */
export async function takeAttempt(
  context: Context,
  all: readonly Limit[],
  transaction?: Database,
): Promise<void> {
  if (!transaction) {
    const { database } = context
    return database.transaction().execute((own) => takeAttempt(context, all, own))
  }
  await takeTurn(context, all, transaction)
  await requireWithin(context, all, transaction)
  await countAttempt(context, all, transaction)
}

/** SQLite has one transaction at a time anyway. The order is the same for all, so that no two wait for one another. */
async function takeTurn({ store }: Context, all: readonly Limit[], transaction: Database): Promise<void> {
  if (store.dialect !== 'postgres') return
  const subjects = all.map(({ kind, subject }) => `${kind} ${subject}`).toSorted()
  for (const subject of subjects)
    await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(transaction)
}

export async function forgetAttempts(context: Context, kind: Kind, subject: string): Promise<void> {
  await context.database
    .deleteFrom('attempt')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute()
}

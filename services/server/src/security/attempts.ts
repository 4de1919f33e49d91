import { ApiFailure } from '@saywright/http'
import { sql } from 'kysely'
import type { AttemptTable } from '../store/tables/security.js'
import { timestamp } from '../store/timestamp.js'
import type { Reading, Unit } from '../unit/unit.js'

type Kind = AttemptTable['kind']

type Limited = Pick<Reading, 'limits'>

export interface Limit {
  readonly kind: Kind
  readonly subject: string
  readonly most: number
  readonly windowMinutes: number
}

export function loginLimits({ limits }: Limited, emailKey: string, ip: string): readonly Limit[] {
  const windowMinutes = limits.failedLoginWindowMinutes
  return [
    { kind: 'login_address', subject: emailKey, most: limits.failedLoginsPerAddress, windowMinutes },
    { kind: 'login_ip', subject: ip, most: limits.failedLoginsPerIp, windowMinutes },
  ]
}

/** Wrong typed codes: few for an address, more for all that a network address tries. */
export function codeTryLimits({ limits }: Limited, emailKey: string, ip: string): readonly Limit[] {
  const windowMinutes = limits.failedLoginWindowMinutes
  return [
    { kind: 'code_try', subject: emailKey, most: limits.wrongCodesPerAddress, windowMinutes },
    { kind: 'login_ip', subject: ip, most: limits.failedLoginsPerIp, windowMinutes },
  ]
}

export function secondFactorLimit({ limits }: Limited, accountId: number): Limit {
  return {
    kind: 'second_factor',
    subject: String(accountId),
    most: limits.wrongSecondFactors,
    windowMinutes: limits.failedLoginWindowMinutes,
  }
}

/** Codes mailed at the wish of one account, to whatever addresses. */
export function accountCodeLimit({ limits }: Limited, accountId: number): Limit {
  return {
    kind: 'code_account',
    subject: String(accountId),
    most: limits.codesPerAccountPerHour,
    windowMinutes: 60,
  }
}

export function codeLimit({ limits }: Limited, emailKey: string): Limit {
  return { kind: 'code_address', subject: emailKey, most: limits.codesPerAddressPerHour, windowMinutes: 60 }
}

/** Seconds until a limit lets someone try again; 0 when it does now. The rows are those of all processes. */
async function secondsToWait(
  reading: Reading,
  { kind, subject, most, windowMinutes }: Limit,
): Promise<number> {
  const recent = await reading.database
    .selectFrom('attempt')
    .select('created_at')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('created_at', '>', timestamp(reading, -windowMinutes * 60))
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  const oldest = recent[most - 1]
  if (!oldest) return most === 0 ? windowMinutes * 60 : 0
  const passed = (reading.now().getTime() - Date.parse(oldest.created_at)) / 1000
  return Math.max(1, Math.ceil(windowMinutes * 60 - passed))
}

/** @throws ApiFailure `too_many` with the seconds to wait, when one of the limits is reached. */
export async function requireWithin(reading: Reading, all: readonly Limit[]): Promise<void> {
  const waits: number[] = []
  for (const limit of all) waits.push(await secondsToWait(reading, limit))
  const longest = Math.max(...waits)
  if (longest > 0) throw new ApiFailure('too_many', { retryAfterSeconds: longest })
}

export async function countAttempt(unit: Unit, all: readonly Limit[]): Promise<void> {
  const created_at = timestamp(unit)
  await unit.database
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
export async function takeAttempt(unit: Unit, all: readonly Limit[]): Promise<void> {
  await takeTurn(unit, all)
  await requireWithin(unit, all)
  await countAttempt(unit, all)
}

/** SQLite has one transaction at a time anyway. The order is the same for all, so that no two wait for one another. */
async function takeTurn({ dialect, database }: Unit, all: readonly Limit[]): Promise<void> {
  if (dialect !== 'postgres') return
  const subjects = all.map(({ kind, subject }) => `${kind} ${subject}`).toSorted()
  for (const subject of subjects)
    await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(database)
}

export async function forgetAttempts({ database }: Unit, kind: Kind, subject: string): Promise<void> {
  await database.deleteFrom('attempt').where('kind', '=', kind).where('subject', '=', subject).execute()
}

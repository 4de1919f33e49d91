import { ApiFailure } from '@saywright/http'
import type { AttemptTable } from '../store/tables/security.js'
import { timestamp } from '../store/timestamp.js'
import { acquireLock } from '../transaction/acquireLock.js'
import type { DataContext, Reading, Transaction } from '../transaction/transaction.js'
import { hashToken } from './tokens.js'

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

/**
 * Codes mailed to an address: few an hour for each caller, so that a stranger does not use up the owner's. All callers
 * together are counted for as long as a code works: there is one in the mailbox, or another may be had.
 */
export function codeLimits({ limits }: Limited, emailKey: string, caller: string): readonly Limit[] {
  return [
    {
      kind: 'code_caller',
      subject: hashToken(`${emailKey} ${caller}`),
      most: limits.codesPerAddressPerHour,
      windowMinutes: 60,
    },
    {
      kind: 'code_address',
      subject: emailKey,
      most: limits.codesPerAddressWhileOneWorks,
      windowMinutes: limits.codeMinutes,
    },
  ]
}

export function registrationLimit({ limits }: Limited, ip: string): Limit {
  return { kind: 'registration_ip', subject: ip, most: limits.registrationsPerIpPerHour, windowMinutes: 60 }
}

/** Reports of errors in browsers, without a session. */
export function reportLimit({ limits }: Limited, ip: string): Limit {
  return { kind: 'report_ip', subject: ip, most: limits.reportedErrorsPerIpPerHour, windowMinutes: 60 }
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

export async function countAttempt(transaction: Transaction, all: readonly Limit[]): Promise<Reservation> {
  const created_at = timestamp(transaction)
  const rows = await transaction.database
    .insertInto('attempt')
    .values(all.map(({ kind, subject }) => ({ kind, subject, created_at })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Counts an attempt if the limits allow it. Simultaneous calls wait for each other, so that no more of them pass than one
 * after the other, until the transaction ends.
 *
 * @throws ApiFailure `too_many` with the seconds to wait, and counts nothing then.
 */
export async function takeAttempt(transaction: Transaction, all: readonly Limit[]): Promise<Reservation> {
  await acquireLock(
    transaction,
    all.map(({ kind, subject }) => `${kind} ${subject}`),
  )
  await requireWithin(transaction, all)
  return countAttempt(transaction, all)
}

/** The same without an error: whether the attempt is allowed, and counted. */
export async function takeWhileAllowed(transaction: Transaction, all: readonly Limit[]): Promise<boolean> {
  try {
    await takeAttempt(transaction, all)
    return true
  } catch (error) {
    if (error instanceof ApiFailure) return false
    throw error
  }
}

/** Tries that were counted before they were judged. */
export type Reservation = readonly number[]

/**
 * Counts an attempt before it is judged, so that of many simultaneous ones only as many are judged as the limits allow. A
 * right one is released with {@link releaseAttempt}.
 *
 * @throws ApiFailure `too_many` with the seconds to wait.
 */
export function reserveAttempt({ transaction }: DataContext, all: readonly Limit[]): Promise<Reservation> {
  return transaction((transaction) => takeAttempt(transaction, all))
}

export async function releaseAttempt({ database }: Transaction, reserved: Reservation): Promise<void> {
  await database.deleteFrom('attempt').where('id', 'in', reserved).execute()
}

export async function forgetAttempts({ database }: Transaction, kind: Kind, subject: string): Promise<void> {
  await database.deleteFrom('attempt').where('kind', '=', kind).where('subject', '=', subject).execute()
}

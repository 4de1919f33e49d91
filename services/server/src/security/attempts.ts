import type { Context } from '../context.js'
import { Refusal } from '../http/refusal.js'
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
export async function secondsToWait(
  context: Context,
  { kind, subject, most, windowMinutes }: Limit,
): Promise<number> {
  const now = context.now().getTime()
  const recent = await context.database
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

/** @throws Refusal `too_many` with the seconds to wait, when one of the limits is reached. */
export async function requireWithin(context: Context, all: readonly Limit[]): Promise<void> {
  const waits = await Promise.all(all.map((limit) => secondsToWait(context, limit)))
  const longest = Math.max(...waits)
  if (longest > 0) throw new Refusal('too_many', { retryAfterSeconds: longest })
}

export async function countAttempt(context: Context, all: readonly Limit[]): Promise<void> {
  const created_at = context.now().toISOString()
  await context.database
    .insertInto('attempt')
    .values(all.map(({ kind, subject }) => ({ kind, subject, created_at })))
    .execute()
}

export async function forgetAttempts(context: Context, kind: Kind, subject: string): Promise<void> {
  await context.database
    .deleteFrom('attempt')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute()
}

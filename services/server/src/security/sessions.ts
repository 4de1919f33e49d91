import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { timestamp } from '../store/timestamp.js'
import type { DataContext, Transaction } from '../transaction/transaction.js'
import { activeSession } from './activeSession.js'
import { lockAccount } from './lockAccount.js'
import { hashToken, randomToken } from './tokens.js'
import { userAgentOf } from './userAgentOf.js'

interface NewSession {
  readonly accountId: number
  /** Identifies the device. */
  readonly request: Pick<FastifyRequest, 'headers'>
  /** Family and end of the originating session; a new family when absent. */
  readonly from?: {
    readonly family: string
    readonly expiresAt: string
    readonly staffId: number | null
  }
  /** The member of staff who impersonates the account, for a few hours only. */
  readonly staffId?: number
  /** Their session in which the impersonation began. */
  readonly originSessionId?: number
}

const hour = 60 * 60
const day = 24 * hour

/**
 * Opens a session. Look in the same transaction, after `lockAccount`, at what lets the person in: it may have changed since.
 *
 * @returns the token, which is not stored.
 */
export async function createSession(
  transaction: Transaction,
  { accountId, request, from, staffId, originSessionId }: NewSession,
): Promise<string> {
  const token = randomToken()
  const { sessionDays, staffActingHours } = transaction.limits
  const seconds = staffId === undefined ? sessionDays * day : staffActingHours * hour
  await transaction.database
    .insertInto('session')
    .values({
      account_id: accountId,
      family: from?.family ?? randomUUID(),
      token_hash: hashToken(token),
      user_agent: userAgentOf(request),
      staff_id: from?.staffId ?? staffId ?? null,
      origin_session_id: originSessionId ?? null,
      created_at: timestamp(transaction),
      last_used_at: timestamp(transaction),
      // A login is a proof; a code of another session, or staff, is not.
      proved_at: from || staffId !== undefined ? null : timestamp(transaction),
      expires_at: from?.expiresAt ?? timestamp(transaction, seconds),
    })
    .execute()
  await endLongestUnused(transaction, accountId)
  return token
}

/** Ends the least recently used sessions beyond the limit of an account. */
async function endLongestUnused(transaction: Transaction, accountId: number): Promise<void> {
  const surplus = await transaction.database
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .where(activeSession(transaction))
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1000)
    .offset(transaction.limits.sessionsPerAccount)
    .execute()
  if (surplus.length === 0) return
  await transaction.database
    .updateTable('session')
    .set({ revoked_at: timestamp(transaction) })
    .where(
      'id',
      'in',
      surplus.map(({ id }) => id),
    )
    .execute()
  transaction.revalidateSessions(accountId)
}

/** Records the use of a session, at most once every few minutes. */
export async function touchSession(
  context: DataContext,
  id: number,
  lastUsedAt: string | null,
): Promise<void> {
  if (lastUsedAt && lastUsedAt > timestamp(context, -context.limits.sessionTouchMinutes * 60)) return
  const last_used_at = timestamp(context)
  await context.transaction(({ database }) =>
    database.updateTable('session').set({ last_used_at }).where('id', '=', id).execute(),
  )
}

/**
 * Ends a session together with those it was handed over to.
 *
 * @param by the session that ends itself, which learns it from its response.
 */
export async function revokeFamily(
  transaction: Transaction,
  accountId: number,
  family: string,
  by?: number,
): Promise<void> {
  await lockAccount(transaction, accountId)
  await transaction.database
    .updateTable('session')
    .set({ revoked_at: timestamp(transaction) })
    .where('family', '=', family)
    .where('revoked_at', 'is', null)
    .execute()
  transaction.revalidateSessions(accountId, by)
}

interface Spared {
  /** The session to keep, with its studio windows. */
  readonly family?: string
  /** The session that ends itself, which learns it from its response. */
  readonly by?: number | undefined
}

/** Ends every session of an account, and those in which it acts as others. @returns how many. */
export async function revokeAll(
  transaction: Transaction,
  accountId: number,
  { family = '', by }: Spared = {},
): Promise<number> {
  await lockAccount(transaction, accountId)
  const { numUpdatedRows } = await transaction.database
    .updateTable('session')
    .set({ revoked_at: timestamp(transaction) })
    .where((where) => where.or([where('account_id', '=', accountId), where('staff_id', '=', accountId)]))
    .where('family', '!=', family)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  transaction.revalidateSessions(accountId, by)
  return Number(numUpdatedRows)
}

/** A session that has not ended, for those that come from it. */
export async function findLivingSession(transaction: Transaction, id: number) {
  const row = await transaction.database
    .selectFrom('session')
    .select(['family', 'expires_at', 'staff_id'])
    .where('id', '=', id)
    .where(activeSession(transaction))
    .executeTakeFirst()
  return row && { family: row.family, expiresAt: row.expires_at, staffId: row.staff_id }
}

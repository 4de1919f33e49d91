import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Context, timestamp } from '../context.js'
import type { Database } from '../store/database.js'
import { hashToken, randomToken } from './tokens.js'

interface NewSession {
  readonly accountId: number
  /** Tells on what device it is. */
  readonly request: Pick<FastifyRequest, 'headers'>
  /** The family and end of the session it comes from; a family of its own when absent. */
  readonly from?: {
    readonly family: string
    readonly expiresAt: string
    readonly staffId: number | null
  }
  /** The member of staff who acts as the account, for a few hours only. */
  readonly staffId?: number
}

const hour = 60 * 60
const day = 24 * hour
const userAgentMaxCharacters = 500

/** @returns the token, which is nowhere kept. */
export async function createSession(
  context: Context,
  database: Database,
  { accountId, request, from, staffId }: NewSession,
): Promise<string> {
  const token = randomToken()
  const { sessionDays, staffActingHours } = context.limits
  const seconds = staffId === undefined ? sessionDays * day : staffActingHours * hour
  await database
    .insertInto('session')
    .values({
      account_id: accountId,
      family: from?.family ?? randomUUID(),
      token_hash: hashToken(token),
      user_agent: request.headers['user-agent']?.slice(0, userAgentMaxCharacters) ?? null,
      staff_id: from?.staffId ?? staffId ?? null,
      created_at: timestamp(context),
      last_used_at: timestamp(context),
      expires_at: from?.expiresAt ?? timestamp(context, seconds),
    })
    .execute()
  return token
}

/** Notes that a session is used, at most once every few minutes. */
export async function touchSession(context: Context, id: number, lastUsedAt: string | null): Promise<void> {
  if (lastUsedAt && lastUsedAt > timestamp(context, -context.limits.sessionTouchMinutes * 60)) return
  await context.database
    .updateTable('session')
    .set({ last_used_at: timestamp(context) })
    .where('id', '=', id)
    .execute()
}

/** Ends a session together with those it was handed over to. */
export async function revokeFamily(context: Context, family: string): Promise<void> {
  await context.database
    .updateTable('session')
    .set({ revoked_at: timestamp(context) })
    .where('family', '=', family)
    .where('revoked_at', 'is', null)
    .execute()
}

/**
 * Ends every session of an account, and those in which it acts as others.
 *
 * @param exceptFamily stays, with its studio windows.
 */
export async function revokeAll(
  context: Context,
  database: Database,
  accountId: number,
  exceptFamily = '',
): Promise<void> {
  await database
    .updateTable('session')
    .set({ revoked_at: timestamp(context) })
    .where((where) => where.or([where('account_id', '=', accountId), where('staff_id', '=', accountId)]))
    .where('family', '!=', exceptFamily)
    .where('revoked_at', 'is', null)
    .execute()
}

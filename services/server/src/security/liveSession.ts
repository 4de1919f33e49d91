import { accountHeader } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { DataContext } from '../transaction/transaction.js'
import { activeSession } from './activeSession.js'
import { touchSession } from './sessions.js'
import { hashToken } from './tokens.js'

type SessionContext = DataContext & { readonly log: FastifyBaseLogger }

export interface LiveSession {
  /** 0 of a program that calls by an access token. */
  readonly id: number
  readonly accessTokenId?: number
  readonly family: string
  readonly accountId: number
  /** Whether staff calls are allowed: never while acting as someone else. */
  readonly isStaff: boolean
  /** The member of staff who acts as the account. */
  readonly staffId: number | null
  readonly expiresAt: string
  /** When the person last proved in it who they are. */
  readonly provedAt: string | null
  readonly lastUsedAt: string | null
  /** By an access token of a project: all that it may see. */
  readonly onlyProjectId?: number
}

const bearer = /^Bearer ([A-Za-z0-9_-]{20,100})$/i

/**
 * The session of a request's bearer token, or `undefined` for a missing, unknown or ended one. Reading it does not count as
 * use: a window that is left open does not keep its session alive.
 *
 * @throws ApiFailure `account_changed` when it belongs to another account than the request names.
 */
export async function readSession(
  context: SessionContext,
  request: FastifyRequest,
): Promise<LiveSession | undefined> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return undefined
  const row = await context.database
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.id', 'session.family', 'session.account_id', 'session.expires_at', 'account.is_admin'])
    .select(['session.staff_id', 'session.last_used_at', 'session.proved_at'])
    .where('session.token_hash', '=', hashToken(token))
    .where(activeSession(context))
    .executeTakeFirst()
  if (!row) return undefined
  const account = request.headers[accountHeader.toLowerCase()]
  if (account !== undefined && account !== String(row.account_id)) throw new ApiFailure('account_changed')
  return {
    id: row.id,
    family: row.family,
    accountId: row.account_id,
    isStaff: row.is_admin && row.staff_id === null,
    staffId: row.staff_id,
    expiresAt: row.expires_at,
    provedAt: row.proved_at,
    lastUsedAt: row.last_used_at,
  }
}

/**
 * The same for a call, which uses the session.
 *
 * @throws ApiFailure `disconnected`, the only 403 there is, and `account_changed`.
 */
export async function requireSession(context: SessionContext, request: FastifyRequest): Promise<LiveSession> {
  const session = await readSession(context, request)
  if (!session) throw new ApiFailure('disconnected')
  // A disk that is full must not keep anyone from reading.
  await touchSession(context, session.id, session.lastUsedAt).catch((error) =>
    context.log.warn({ err: error }, 'the use of a session was not noted'),
  )
  return session
}

/** @throws ApiFailure `not_while_acting` during an impersonation: the proofs of staff are their own. */
export function requireSelf(session: LiveSession): void {
  if (session.staffId !== null) throw new ApiFailure('not_while_acting')
}

import { randomUUID } from 'node:crypto'
import { type Context, moment } from '../context.js'
import type { Database } from '../tasks/queue.js'
import { hashToken, randomToken } from './tokens.js'

interface NewSession {
  readonly accountId: number
  /** The family and end of the session it comes from; a family of its own when absent. */
  readonly from?: { readonly family: string; readonly expiresAt: string }
}

const day = 24 * 60 * 60

/** @returns the token, which is nowhere kept. */
export async function createSession(
  context: Context,
  database: Database,
  session: NewSession,
): Promise<string> {
  const token = randomToken()
  await database
    .insertInto('session')
    .values({
      account_id: session.accountId,
      family: session.from?.family ?? randomUUID(),
      token_hash: hashToken(token),
      created_at: moment(context),
      expires_at: session.from?.expiresAt ?? moment(context, context.limits.sessionDays * day),
    })
    .execute()
  return token
}

/** Ends a session together with those it was handed over to. */
export async function revokeFamily(context: Context, family: string): Promise<void> {
  await context.database
    .updateTable('session')
    .set({ revoked_at: moment(context) })
    .where('family', '=', family)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function revokeAll(context: Context, database: Database, accountId: number): Promise<void> {
  await database
    .updateTable('session')
    .set({ revoked_at: moment(context) })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute()
}

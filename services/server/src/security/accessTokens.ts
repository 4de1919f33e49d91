import type { AccessScope } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { timestamp } from '../store/timestamp.js'
import type { DataContext, Reading } from '../transaction/transaction.js'
import type { LiveSession } from './liveSession.js'
import { hashToken, randomToken } from './tokens.js'

const mark = 'sw_'
const bearer = /^Bearer (sw_[A-Za-z0-9_-]{43})$/i

/** A new access token: its prefix lets people and scanners of source code recognize it. */
export const randomAccessToken = () => `${mark}${randomToken()}`

/** The access token that a request brings in place of that of a session. */
export const accessTokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  bearer.exec(headers.authorization ?? '')?.[1]

/** The condition on a row of `access_token` that works: neither revoked nor over. */
export const livingAccessToken = (reading: Pick<Reading, 'now'>) =>
  sql<boolean>`access_token.revoked_at is null and access_token.expires_at > ${timestamp(reading)}`

/**
 * The rights of a program that calls with an access token: those of its owner, within scope and project. Of the rights of
 * staff, a token has only that to upload.
 *
 * @throws ApiFailure `disconnected` for a token that is unknown, over or revoked, `scope_missing` for one of another use.
 */
export async function requireAccessToken(
  context: DataContext & { readonly log: FastifyBaseLogger },
  token: string,
  scope: AccessScope | undefined,
): Promise<LiveSession> {
  const row = await context.database
    .selectFrom('access_token')
    .innerJoin('account', 'account.id', 'access_token.account_id')
    .select(['access_token.id', 'access_token.account_id', 'access_token.project_id', 'account.is_admin'])
    .select(['access_token.scopes_json', 'access_token.expires_at', 'access_token.last_used_at'])
    .where('access_token.token_hash', '=', hashToken(token))
    .where(livingAccessToken(context))
    .executeTakeFirst()
  if (!row) throw new ApiFailure('disconnected')
  if (scope === undefined || !row.scopes_json.includes(scope)) throw new ApiFailure('scope_missing')
  // A disk that is full must not keep anyone from reading.
  await noteUse(context, row.id, row.last_used_at).catch((error) =>
    context.log.warn({ err: error }, 'the use of an access token was not noted'),
  )
  return {
    id: 0,
    accessTokenId: row.id,
    family: `access token ${row.id}`,
    accountId: row.account_id,
    isStaff: row.is_admin && scope === 'uploads',
    staffId: null,
    expiresAt: row.expires_at,
    provedAt: null,
    lastUsedAt: row.last_used_at,
    ...(row.project_id !== null && { onlyProjectId: row.project_id }),
  }
}

/** At most once every few minutes, as for sessions. */
async function noteUse(context: DataContext, id: number, lastUsedAt: string | null): Promise<void> {
  if (lastUsedAt && lastUsedAt > timestamp(context, -context.limits.sessionTouchMinutes * 60)) return
  const last_used_at = timestamp(context)
  await context.transaction(({ database }) =>
    database.updateTable('access_token').set({ last_used_at }).where('id', '=', id).execute(),
  )
}

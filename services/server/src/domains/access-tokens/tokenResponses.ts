import type { AccessToken } from '@saywright/api/contract'
import { livingAccessToken } from '../../security/accessTokens.js'
import type { Reading } from '../../transaction/transaction.js'
import { maybePersonOf } from '../shared/people/personOf.js'

export interface TokenOwner {
  readonly accountId?: number
  /** `null` for tokens that are for no project alone. */
  readonly projectId: number | null
}

/** The tokens of an account or of a project that still work, newest first. */
export function livingTokens(
  reading: Pick<Reading, 'database' | 'now'>,
  { accountId, projectId }: TokenOwner,
) {
  return reading.database
    .selectFrom('access_token')
    .innerJoin('account', 'account.id', 'access_token.account_id')
    .selectAll('access_token')
    .select(['account.first_name', 'account.last_name', 'account.email'])
    .where('access_token.project_id', projectId === null ? 'is' : '=', projectId)
    .$if(accountId !== undefined, (rows) => rows.where('access_token.account_id', '=', accountId ?? 0))
    .where(livingAccessToken(reading))
    .orderBy('access_token.id', 'desc')
}

type TokenRow = Awaited<ReturnType<ReturnType<typeof livingTokens>['executeTakeFirstOrThrow']>>

export const tokenResponse = (row: TokenRow): AccessToken => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes_json,
  created_at: row.created_at,
  expires_at: row.expires_at,
  last_used_at: row.last_used_at,
  owner: maybePersonOf(row),
})

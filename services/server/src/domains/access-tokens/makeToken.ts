import type { AccessTokenForm } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import type { Context } from '../../context.js'
import { randomAccessToken } from '../../security/accessTokens.js'
import { hashToken } from '../../security/tokens.js'
import { timestamp } from '../../store/timestamp.js'
import { acquireLock } from '../../transaction/acquireLock.js'
import type { Call } from '../shared/call.js'
import { livingTokens, tokenResponse } from './tokenResponses.js'

type Caller = Pick<Call<unknown>, 'session' | 'ip'>

const hintCharacters = 4
const day = 24 * 60 * 60

/**
 * Makes an access token for who calls.
 *
 * @param project the one that it is for; absent: what its owner sees.
 * @throws ApiFailure `staff_only` for a scope that others may not have, `too_many_tokens`.
 */
export async function makeToken(
  context: Context,
  call: Caller,
  { name, scopes, days }: AccessTokenForm,
  project?: { readonly id: number; readonly organizationId: number },
) {
  const { accountId, isStaff } = call.session
  if (scopes.includes('uploads') && !isStaff) throw new ApiFailure('staff_only')
  const token = randomAccessToken()
  const projectId = project?.id ?? null
  const owner = project ? { projectId } : { projectId, accountId }
  return context.transaction(async (transaction) => {
    await acquireLock(transaction, [
      `access tokens ${project ? 'project' : 'account'} ${project?.id ?? accountId}`,
    ])
    const living = await livingTokens(transaction, owner).execute()
    if (living.length >= transaction.limits.tokensPerAccount) throw new ApiFailure('too_many_tokens')
    const { id } = await transaction.database
      .insertInto('access_token')
      .values({
        account_id: accountId,
        project_id: projectId,
        name: name.trim(),
        token_hash: hashToken(token),
        hint: token.slice(-hintCharacters),
        scopes_json: JSON.stringify([...new Set(scopes)]),
        created_at: timestamp(transaction),
        expires_at: timestamp(transaction, days * day),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeAudit(transaction, {
      action: 'token.created',
      ...actorOf(call),
      organizationId: project?.organizationId,
      object: { kind: 'token', id },
      values: { name: name.trim(), scopes: scopes.join(', ') },
    })
    const row = await livingTokens(transaction, owner)
      .where('access_token.id', '=', id)
      .executeTakeFirstOrThrow()
    return { ...tokenResponse(row), token }
  })
}

/** @throws ApiFailure `not_found` without such a token that still works. */
export async function revokeToken(
  context: Context,
  call: Caller,
  id: number,
  project?: { readonly id: number; readonly organizationId: number },
): Promise<void> {
  const { accountId } = call.session
  const owner = project ? { projectId: project.id } : { projectId: null, accountId }
  await context.transaction(async (transaction) => {
    const row = await livingTokens(transaction, owner).where('access_token.id', '=', id).executeTakeFirst()
    if (!row) throw new ApiFailure('not_found')
    await transaction.database
      .updateTable('access_token')
      .set({ revoked_at: timestamp(transaction) })
      .where('id', '=', id)
      .execute()
    transaction.revalidateSessions(row.account_id)
    await writeAudit(transaction, {
      action: 'token.revoked',
      ...actorOf(call),
      organizationId: project?.organizationId,
      object: { kind: 'token', id },
      values: { name: row.name },
    })
  })
}

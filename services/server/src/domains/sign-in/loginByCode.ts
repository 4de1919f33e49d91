import { loginByCode } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import { consumeCode, findCode } from '../../security/codes.js'
import { createSession } from '../../security/sessions.js'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'
import { loggedInAccount } from './loggedInAccount.js'

export const loginByCodeRoute = bind(loginByCode, async ({ context, body, request }) => {
  const { id, accountId, payload } = await findCode(context, 'handover', body.code)
  const from = await livingSession(context, Number(payload.session_id))
  if (!from) throw new ApiFailure('wrong_code')
  const access_token = await context.change(async (unit) => {
    await consumeCode(unit, id)
    return createSession(unit, { accountId, from, request })
  })
  const project_id = payload.project_id === null ? null : Number(payload.project_id)
  return {
    id: accountId,
    access_token,
    account_created: false,
    account: await loggedInAccount(context.database, accountId),
    project_id,
  }
})

/** The session that made the code, if it has not ended since. */
async function livingSession(context: Context, sessionId: number) {
  const row = await context.database
    .selectFrom('session')
    .select(['family', 'expires_at', 'staff_id'])
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', timestamp(context))
    .executeTakeFirst()
  return row && { family: row.family, expiresAt: row.expires_at, staffId: row.staff_id }
}

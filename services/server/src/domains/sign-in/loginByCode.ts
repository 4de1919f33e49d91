import { loginByCode } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { consumeCode, findCode } from '../../security/codes.js'
import { lockAccount } from '../../security/lockAccount.js'
import { createSession, findLivingSession } from '../../security/sessions.js'
import { bind } from '../shared/call.js'
import { loggedInAccount } from './loggedInAccount.js'

export const loginByCodeRoute = bind(loginByCode, async ({ context, body, request }) => {
  const { id, accountId, payload } = await findCode(context, 'handover', body.code)
  const access_token = await context.transaction(async (transaction) => {
    await lockAccount(transaction, accountId)
    // The session that made the code, if it has not ended since.
    const from = await findLivingSession(transaction, Number(payload.session_id))
    if (!from) throw new ApiFailure('wrong_code')
    await consumeCode(transaction, id)
    return createSession(transaction, { accountId, from, request })
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

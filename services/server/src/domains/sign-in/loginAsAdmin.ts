import { loginAsAdmin } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { writeAudit } from '../../audit/writeAudit.js'
import { lockAccount } from '../../security/lockAccount.js'
import { createSession, findLivingSession } from '../../security/sessions.js'
import { bind } from '../shared/call.js'
import { findAccount } from '../shared/people/accounts.js'
import { loggedInAccount } from './loggedInAccount.js'

export const loginAsAdminRoute = bind(loginAsAdmin, async ({ context, body, session, request, ip }) => {
  const account = await findAccount(context.database, body.email)
  if (!account) throw new ApiFailure('not_found')
  // Staff acting as staff would hide who did what.
  if (account.is_admin || !account.is_confirmed) throw new ApiFailure('not_possible')
  const staffId = session.accountId
  const access_token = await context.transaction(async (transaction) => {
    await lockAccount(transaction, staffId)
    if (!(await findLivingSession(transaction, session.id))) throw new ApiFailure('disconnected')
    await writeAudit(transaction, {
      action: 'account.acted_as',
      accountId: staffId,
      staffId,
      subjectId: account.id,
      values: { reason: body.reason.trim() },
      ip,
    })
    return createSession(transaction, {
      accountId: account.id,
      staffId,
      request,
      originSessionId: session.id,
    })
  })
  return {
    id: account.id,
    access_token,
    account_created: false,
    account: await loggedInAccount(context.database, account.id),
  }
})

import { stopImpersonation } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { writeAudit } from '../../audit/writeAudit.js'
import { lockAccount } from '../../security/lockAccount.js'
import { createSession, findLivingSession, revokeFamily } from '../../security/sessions.js'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'
import { loggedInAccount } from './loggedInAccount.js'

export const stopImpersonationRoute = bind(stopImpersonation, async ({ context, session, request, ip }) => {
  const { staffId } = session
  if (staffId === null) throw new ApiFailure('not_possible')
  const access_token = await context.transaction(async (transaction) => {
    await lockAccount(transaction, staffId)
    const { origin_session_id } = await transaction.database
      .selectFrom('session')
      .select('origin_session_id')
      .where('id', '=', session.id)
      .executeTakeFirstOrThrow()
    const origin =
      origin_session_id === null ? undefined : await findLivingSession(transaction, origin_session_id)
    // The studio never had a session of staff, and one that has ended does not come back this way.
    if (!origin || origin_session_id === null) throw new ApiFailure('not_possible')
    await revokeFamily(transaction, session.accountId, session.family, session.id)
    // Its token was given up for the one of acting: the new one takes its place.
    await transaction.database
      .updateTable('session')
      .set({ revoked_at: timestamp(transaction) })
      .where('id', '=', origin_session_id)
      .execute()
    await writeAudit(transaction, {
      action: 'account.acting_ended',
      accountId: staffId,
      staffId,
      subjectId: session.accountId,
      ip,
    })
    return createSession(transaction, { accountId: staffId, request, from: origin })
  })
  const account = await loggedInAccount(context.database, staffId)
  return { id: staffId, access_token, account_created: false, account }
})

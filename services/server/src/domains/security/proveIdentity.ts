import { type Proof, proveIdentity } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { requireSelf } from '../../security/liveSession.js'
import { timestamp } from '../../store/timestamp.js'
import { bind, type Call } from '../shared/call.js'
import { verifyUsed } from './passkeyCredentials.js'
import { proveByMail } from './proveByMail.js'
import { provePassword } from './provePassword.js'
import { checkSecondFactor, findTotp } from './totp.js'

export const proveIdentityRoute = bind(proveIdentity, async (call) => {
  const { context, session } = call
  requireSelf(session)
  await checkProof(call, call.body)
  await context.transaction((transaction) =>
    transaction.database
      .updateTable('session')
      .set({ proved_at: timestamp(transaction) })
      .where('id', '=', session.id)
      .execute(),
  )
  return undefined
})

async function checkProof(call: Call<typeof proveIdentity>, given: Proof): Promise<void> {
  const { context, session, ip } = call
  const { accountId } = session
  if (given.password !== undefined) return provePassword(context, accountId, given.password, ip)
  if (given.code !== undefined) return proveByMail(context, accountId, given.code, ip)
  if (given.passkey !== undefined) {
    const used = await verifyUsed(context, given.passkey)
    if (used.accountId !== accountId) throw new ApiFailure('passkey_refused')
    return
  }
  // One that is not switched on may have been added by anyone with the session.
  const totp = await findTotp(context, accountId)
  if (!totp?.is_confirmed) throw new ApiFailure('not_possible')
  await checkSecondFactor(context, accountId, given.second_factor ?? '')
}

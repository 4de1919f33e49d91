import { verifEmailCode } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { consumeCode, findTypedCode } from '../../security/codes.js'
import { requireSelf } from '../../security/liveSession.js'
import { bind } from '../shared/call.js'
import { emailKey } from '../shared/people/accounts.js'
import { saveVerifiedAddress } from './verifiedAddress.js'

export const verifEmailCodeRoute = bind(verifEmailCode, async ({ context, body, session }) => {
  requireSelf(session)
  const { accountId } = session
  const { id, payload } = await findTypedCode(context, 'email', body.code, accountId)
  const isForAccount = payload.is_for_account === 1
  const { mode = isForAccount } = body
  if (payload.email_key !== emailKey(body.email) || mode !== isForAccount) throw new ApiFailure('wrong_code')
  await context.transaction(async (transaction) => {
    await consumeCode(transaction, id)
    await saveVerifiedAddress(transaction, accountId, body.email, isForAccount)
  })
  return { verif: true, code: body.code }
})

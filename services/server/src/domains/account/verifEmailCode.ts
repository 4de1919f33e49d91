import { verifEmailCode } from '@saywright/api/contract'
import { requireSelf } from '../../http/auth.js'
import { bind } from '../../http/bind.js'
import { Refusal } from '../../http/refusal.js'
import { findTypedCode, spendCode } from '../../security/codes.js'
import { emailKey } from './accounts.js'
import { keepVerifiedAddress } from './verifiedAddress.js'

export const verifEmailCodeRoute = bind(verifEmailCode, async ({ context, body, session }) => {
  requireSelf(session)
  const { accountId } = session
  const { id, payload } = await findTypedCode(context, 'email', body.code, accountId)
  if (payload.email_key !== emailKey(body.email)) throw new Refusal('wrong_code')
  await context.database.transaction().execute(async (transaction) => {
    await spendCode(context, transaction, id)
    await keepVerifiedAddress(context, transaction, accountId, body.email)
  })
  return { verif: true, code: body.code }
})

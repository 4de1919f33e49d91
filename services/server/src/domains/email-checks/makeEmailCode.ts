import { makeEmailCode } from '@saywright/api/contract'
import { requireSelf } from '../../http/auth.js'
import { bind } from '../../http/bind.js'
import { accountCodeLimit, codeLimit, takeAttempt } from '../../security/attempts.js'
import { dropCodes, saveCode } from '../../security/codes.js'
import { randomCode } from '../../security/tokens.js'
import { accountOf, emailKey, enqueueMail } from '../account/accounts.js'

export const makeEmailCodeRoute = bind(makeEmailCode, async ({ context, body, session }) => {
  requireSelf(session)
  const { accountId } = session
  const limits = [codeLimit(context, emailKey(body.email)), accountCodeLimit(context, accountId)]
  await takeAttempt(context, limits)
  const { codeCharacters, codeMinutes: minutes } = context.limits
  const code = randomCode(codeCharacters)
  await context.database.transaction().execute(async (transaction) => {
    const account = await accountOf(transaction, accountId)
    await dropCodes(context, transaction, accountId, ['email'])
    await saveCode(context, transaction, {
      accountId,
      purpose: 'email',
      code,
      seconds: minutes * 60,
      payload: { email_key: emailKey(body.email) },
    })
    const to = { ...account, email: body.email.trim() }
    await enqueueMail(context, transaction, to, { template: 'email', code, minutes })
  })
  context.tasks.wake()
  return { success: true }
})

import { makePasswordCode } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { codeLimit, takeAttempt } from '../../security/attempts.js'
import { saveCode } from '../../security/codes.js'
import { randomCode } from '../../security/tokens.js'
import { emailKey, enqueueMail, findAccount } from '../account/accounts.js'

export const makePasswordCodeRoute = bind(makePasswordCode, async ({ context, body }) => {
  const limit = codeLimit(context, emailKey(body.email))
  await takeAttempt(context, [limit])
  const account = await findAccount(context.database, body.email)
  if (!account) return { success: true }
  const { codeCharacters, codeMinutes: minutes } = context.limits
  const code = randomCode(codeCharacters)
  await context.database.transaction().execute(async (transaction) => {
    const seconds = minutes * 60
    await saveCode(context, transaction, { accountId: account.id, purpose: 'password', code, seconds })
    await enqueueMail(context, transaction, account, { template: 'password', code, minutes })
  })
  context.tasks.wake()
  return { success: true }
})

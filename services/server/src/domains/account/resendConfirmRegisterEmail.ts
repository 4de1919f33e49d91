import { resendConfirmRegisterEmail } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { codeLimit, countAttempt, requireWithin } from '../../security/attempts.js'
import { keepCode } from '../../security/codes.js'
import { randomToken } from '../../security/tokens.js'
import { codeLink, emailKey, findAccount, promiseMail } from './accounts.js'

export const resendConfirmRegisterEmailRoute = bind(resendConfirmRegisterEmail, async ({ context, body }) => {
  const limit = codeLimit(context, emailKey(body.email))
  await requireWithin(context, [limit])
  await countAttempt(context, [limit])
  const account = await findAccount(context.database, body.email)
  if (!account || account.is_confirmed) return { success: true }
  const code = randomToken()
  const hours = context.limits.linkHours
  const { id, password_hash, first_name, last_name, email } = account
  await context.database.transaction().execute(async (transaction) => {
    await keepCode(context, transaction, {
      accountId: id,
      purpose: 'confirm',
      code,
      seconds: hours * 3600,
      payload: { password_hash, first_name, last_name },
    })
    const link = codeLink(context, 'confirm-register', email, code)
    await promiseMail(context, transaction, account, { template: 'confirm', link, hours })
  })
  context.tasks.wake()
  return { success: true }
})

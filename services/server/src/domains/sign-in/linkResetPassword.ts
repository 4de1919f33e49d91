import { linkResetPassword } from '@saywright/api/contract'
import { enqueueMail } from '../../mail/enqueueMail.js'
import { codeLimit, takeAttempt } from '../../security/attempts.js'
import { saveCode } from '../../security/codes.js'
import { randomToken } from '../../security/tokens.js'
import { codeLink, emailKey, findAccount } from '../account/accounts.js'
import { bind } from '../shared/call.js'

export const linkResetPasswordRoute = bind(linkResetPassword, async ({ context, body }) => {
  const limit = codeLimit(context, emailKey(body.email))
  await context.change((unit) => takeAttempt(unit, [limit]))
  const account = await findAccount(context.database, body.email)
  if (!account) return { success: true }
  const code = randomToken()
  const hours = context.limits.linkHours
  await context.change(async (unit) => {
    await saveCode(unit, {
      accountId: account.id,
      purpose: 'link',
      code,
      seconds: hours * 3600,
    })
    const link = codeLink(context, 'setup-password', account.email, code)
    await enqueueMail(unit, account, { template: 'link', link, hours })
  })
  return { success: true }
})

import { linkResetPassword } from '@saywright/api/contract'
import { codeLimits, takeAttempt } from '../../security/attempts.js'
import { bind } from '../shared/call.js'
import { emailKey } from '../shared/people/accounts.js'
import { enqueueCode } from './mailCode.js'

export const linkResetPasswordRoute = bind(linkResetPassword, async ({ context, body, ip }) => {
  await context.change(async (unit) => {
    await takeAttempt(unit, codeLimits(unit, emailKey(body.email), ip))
    await enqueueCode(unit, { template: 'link', email: body.email.trim() })
  })
  return { success: true }
})

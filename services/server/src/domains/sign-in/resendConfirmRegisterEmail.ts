import { resendConfirmRegisterEmail } from '@saywright/api/contract'
import { codeLimits, takeAttempt } from '../../security/attempts.js'
import { bind } from '../shared/call.js'
import { emailKey } from '../shared/people/accounts.js'
import { enqueueCode } from './mailCode.js'

export const resendConfirmRegisterEmailRoute = bind(
  resendConfirmRegisterEmail,
  async ({ context, body, ip }) => {
    await context.change(async (unit) => {
      await takeAttempt(unit, codeLimits(unit, emailKey(body.email), ip))
      await enqueueCode(unit, { template: 'confirm', email: body.email.trim() })
    })
    return undefined
  },
)

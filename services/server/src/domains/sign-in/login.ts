import { login } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { forgetAttempts, loginLimits, releaseAttempt, reserveAttempt } from '../../security/attempts.js'
import { emailKey, findAccount } from '../account/accounts.js'
import { bind } from '../shared/call.js'
import { finishLogin } from './finishLogin.js'

export const loginRoute = bind(login, ({ context, body, ip, request }) =>
  context.passwords.turn(async () => {
    const attempt = await reserveAttempt(context, loginLimits(context, emailKey(body.email), ip))
    const account = await findAccount(context.database, body.email)
    const isRight = await context.passwords.verify(account?.password_hash, body.password)
    if (!account || !isRight) throw new ApiFailure('wrong_credentials')
    const { id: accountId, password_hash } = account
    if (!account.is_confirmed) {
      await context.change((unit) => releaseAttempt(unit, attempt))
      throw new ApiFailure('confirm_first')
    }
    return finishLogin(context, {
      accountId,
      request,
      confirm: async (unit, now) => {
        if (now.password_hash !== password_hash) throw new ApiFailure('wrong_credentials')
        await releaseAttempt(unit, attempt)
        await forgetAttempts(unit, 'login_address', account.email_key)
      },
    })
  }),
)

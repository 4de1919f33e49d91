import { login } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { countAttempt, forgetAttempts, loginLimits, requireWithin } from '../../security/attempts.js'
import { emailKey, findAccount } from '../account/accounts.js'
import { bind } from '../shared/call.js'
import { finishLogin } from './finishLogin.js'

export const loginRoute = bind(login, ({ context, body, ip, request }) =>
  context.passwords.turn(async () => {
    const limits = loginLimits(context, emailKey(body.email), ip)
    await requireWithin(context, limits)
    const account = await findAccount(context.database, body.email)
    const isRight = await context.passwords.verify(account?.password_hash, body.password)
    if (!account || !isRight) {
      await context.change((unit) => countAttempt(unit, limits))
      throw new ApiFailure('wrong_credentials')
    }
    if (!account.is_confirmed) throw new ApiFailure('confirm_first')
    await context.change((unit) => forgetAttempts(unit, 'login_address', account.email_key))
    return finishLogin(context, { accountId: account.id, request })
  }),
)

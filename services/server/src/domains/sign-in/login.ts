import { login } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { forgetAttempts, loginLimits, releaseAttempt, takeAttempt } from '../../security/attempts.js'
import { clearAttempt, recordAttempt } from '../../security/signIns.js'
import type { Transaction } from '../../transaction/transaction.js'
import { bind } from '../shared/call.js'
import { emailKey, findAccount } from '../shared/people/accounts.js'
import { finishLogin } from './finishLogin.js'

export const loginRoute = bind(login, ({ context, body, ip, request }) =>
  context.passwords.turn(async () => {
    const key = emailKey(body.email)
    const { attempt, tried } = await context.transaction(async (transaction) => ({
      attempt: await takeAttempt(transaction, loginLimits(context, key, ip)),
      tried: await recordAttempt(transaction, key, { request, ip }),
    }))
    const takeBack = async (transaction: Transaction) => {
      await releaseAttempt(transaction, attempt)
      await clearAttempt(transaction, tried)
    }
    const account = await findAccount(context.database, body.email)
    const isRight = await context.passwords.verify(account?.password_hash, body.password)
    if (!account || !isRight) throw new ApiFailure('wrong_credentials')
    const { id: accountId, password_hash } = account
    if (!account.is_confirmed) {
      await context.transaction(takeBack)
      throw new ApiFailure('confirm_first')
    }
    return finishLogin(context, {
      accountId,
      request,
      ip,
      way: 'password',
      confirm: async (transaction, now) => {
        if (now.password_hash !== password_hash) throw new ApiFailure('wrong_credentials')
        await takeBack(transaction)
        await forgetAttempts(transaction, 'login_address', account.email_key)
      },
    })
  }),
)

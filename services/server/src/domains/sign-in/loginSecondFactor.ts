import { loginSecondFactor } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { consumeCode, findCode } from '../../security/codes.js'
import { recordSignIn } from '../../security/signIns.js'
import { checkSecondFactor } from '../security/totp.js'
import { bind } from '../shared/call.js'
import { openSession } from './finishLogin.js'

export const loginSecondFactorRoute = bind(loginSecondFactor, async ({ context, body, request, ip }) => {
  const { id, accountId, payload } = await findCode(context, 'second_factor', body.ticket)
  const from = { accountId, way: 'second_factor', request, ip } as const
  try {
    await checkSecondFactor(context, accountId, body.code)
  } catch (error) {
    const isWrong = error instanceof ApiFailure && error.code === 'wrong_code'
    if (isWrong)
      await context.transaction((transaction) =>
        recordSignIn(transaction, { ...from, refusal: 'wrong_second_factor' }),
      )
    throw error
  }
  return openSession(context, {
    ...from,
    isNew: payload.is_new === 1,
    // A new password has used the ticket up.
    confirm: (transaction) => consumeCode(transaction, id),
  })
})

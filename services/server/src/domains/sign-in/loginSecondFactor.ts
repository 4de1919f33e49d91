import { loginSecondFactor } from '@saywright/api/contract'
import { consumeCode, findCode } from '../../security/codes.js'
import { checkSecondFactor } from '../security/totp.js'
import { bind } from '../shared/call.js'
import { openSession } from './finishLogin.js'

export const loginSecondFactorRoute = bind(loginSecondFactor, async ({ context, body, request }) => {
  const { id, accountId, payload } = await findCode(context, 'second_factor', body.ticket)
  await checkSecondFactor(context, accountId, body.code)
  return openSession(context, {
    accountId,
    request,
    isNew: payload.is_new === 1,
    // A new password has used the ticket up.
    confirm: (unit) => consumeCode(unit, id),
  })
})

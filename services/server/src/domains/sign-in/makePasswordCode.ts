import { makePasswordCode } from '@saywright/api/contract'
import { enqueueMail } from '../../mail/enqueueMail.js'
import { codeLimit, takeAttempt } from '../../security/attempts.js'
import { saveCode } from '../../security/codes.js'
import { randomCode } from '../../security/tokens.js'
import { emailKey, findAccount } from '../account/accounts.js'
import { bind } from '../shared/call.js'

export const makePasswordCodeRoute = bind(makePasswordCode, async ({ context, body }) => {
  const limit = codeLimit(context, emailKey(body.email))
  await context.change((unit) => takeAttempt(unit, [limit]))
  const account = await findAccount(context.database, body.email)
  if (!account) return undefined
  const { codeCharacters, codeMinutes: minutes } = context.limits
  const code = randomCode(codeCharacters)
  await context.change(async (unit) => {
    const seconds = minutes * 60
    await saveCode(unit, { accountId: account.id, purpose: 'password', code, seconds })
    await enqueueMail(unit, account, { template: 'password', code, minutes })
  })
  return undefined
})

import { makePasswordCode } from '@saywright/api/contract'
import { codeLimits, takeAttempt } from '../../security/attempts.js'
import { bind } from '../shared/call.js'
import { emailKey } from '../shared/people/accounts.js'
import { enqueueCode } from './mailCode.js'

export const makePasswordCodeRoute = bind(makePasswordCode, async ({ context, body, ip }) => {
  await context.transaction(async (transaction) => {
    await takeAttempt(transaction, codeLimits(transaction, emailKey(body.email), ip))
    await enqueueCode(transaction, { template: 'password', email: body.email.trim() })
  })
  return undefined
})

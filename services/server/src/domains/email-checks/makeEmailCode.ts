import { domainOf, makeEmailCode } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import { isWebmail } from '../../data/isWebmail.js'
import { enqueueMail } from '../../mail/enqueueMail.js'
import { accountCodeLimit, codeLimits, takeAttempt } from '../../security/attempts.js'
import { dropCodes, saveCode } from '../../security/codes.js'
import { requireSelf } from '../../security/liveSession.js'
import { randomCode } from '../../security/tokens.js'
import { bind } from '../shared/call.js'
import { accountOf, emailKey } from '../shared/people/accounts.js'

export const makeEmailCodeRoute = bind(makeEmailCode, async ({ context, body, session }) => {
  requireSelf(session)
  const { accountId } = session
  const isForAccount = body.mode === true
  // The list only: a service that does not answer must not keep anyone from proving an address.
  if (!isForAccount && isWebmail(domainOf(body.email))) throw incorrectForm({ email: 'webmailEmail' })
  const caller = `account ${accountId}`
  const limits = [...codeLimits(context, emailKey(body.email), caller), accountCodeLimit(context, accountId)]
  await context.transaction((transaction) => takeAttempt(transaction, limits))
  const { codeCharacters, codeMinutes: minutes } = context.limits
  const code = randomCode(codeCharacters)
  await context.transaction(async (transaction) => {
    const account = await accountOf(transaction.database, accountId)
    await dropCodes(transaction, accountId, ['email'])
    await saveCode(transaction, {
      accountId,
      purpose: 'email',
      code,
      seconds: minutes * 60,
      payload: { email_key: emailKey(body.email), is_for_account: isForAccount ? 1 : 0 },
    })
    const to = { ...account, email: body.email.trim() }
    await enqueueMail(transaction, to, { template: 'email', code, minutes })
  })
  return undefined
})

import { resendConfirmRegisterEmail } from '@saywright/api/contract'
import type { Selectable } from 'kysely'
import { enqueueMail } from '../../mail/enqueueMail.js'
import { codeLimit, takeAttempt } from '../../security/attempts.js'
import { saveCode } from '../../security/codes.js'
import { randomToken } from '../../security/tokens.js'
import type { Reader } from '../../store/database.js'
import type { AccountTable } from '../../store/tables/account.js'
import { codeLink, emailKey, findAccount } from '../account/accounts.js'
import { bind } from '../shared/call.js'

export const resendConfirmRegisterEmailRoute = bind(resendConfirmRegisterEmail, async ({ context, body }) => {
  const limit = codeLimit(context, emailKey(body.email))
  await context.change((unit) => takeAttempt(unit, [limit]))
  const account = await findAccount(context.database, body.email)
  if (!account || account.is_confirmed) return undefined
  const code = randomToken()
  const hours = context.limits.linkHours
  const { id, email } = account
  await context.change(async (unit) => {
    await saveCode(unit, {
      accountId: id,
      purpose: 'confirm',
      code,
      seconds: hours * 3600,
      payload: await pendingRegistration(unit.database, account),
    })
    const link = codeLink(context, 'confirm-register', email, code)
    await enqueueMail(unit, account, { template: 'confirm', link, hours })
  })
  return undefined
})

/** What the last mail would confirm: the account itself is of whoever signed up first, a stranger perhaps. */
async function pendingRegistration(database: Reader, account: Selectable<AccountTable>) {
  const last = await database
    .selectFrom('code')
    .select('payload_json')
    .where('account_id', '=', account.id)
    .where('purpose', '=', 'confirm')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const { password_hash, first_name, last_name } = account
  return last?.payload_json ?? { password_hash, first_name, last_name }
}

import { interfaceLanguageOf, register } from '@saywright/api/contract'
import { consolePaths } from '@saywright/shell/paths'
import type { Context } from '../../context.js'
import { enqueueMail } from '../../mail/enqueueMail.js'
import { codeLimits, registrationLimit, takeAttempt, takeWhileAllowed } from '../../security/attempts.js'
import { saveCode } from '../../security/codes.js'
import { requireUncommon } from '../../security/commonPasswords.js'
import { randomToken } from '../../security/tokens.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { giveLicenceKey } from '../licence-keys/giveLicenceKey.js'
import { bind } from '../shared/call.js'
import { emailKey, findAccount } from '../shared/people/accounts.js'
import { codeLink } from '../shared/people/codeLink.js'

interface Registration {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly password_hash: string
  readonly interface_language: string
  readonly marketing_source: string | null
}

export const registerRoute = bind(register, async ({ context, body, locale, ip }) => {
  const { email, password, first_name, last_name, marketing_source = null } = body
  await requireUncommon(password)
  await context.transaction((transaction) => takeAttempt(transaction, [registrationLimit(transaction, ip)]))
  const registration: Registration = {
    email: email.trim(),
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    password_hash: await context.passwords.hash(password),
    interface_language: interfaceLanguageOf(locale),
    marketing_source,
  }
  const limits = codeLimits(context, emailKey(email), ip)
  // Too many mails for one address are left out silently: the response never reveals whether it is known.
  const mayMail = await context.transaction((transaction) => takeWhileAllowed(transaction, limits))
  await context.transaction(async (transaction) => {
    const accountId = await insertAccount(transaction, registration)
    if (accountId !== undefined) return mailConfirmation(context, transaction, accountId, registration)
    if (mayMail) await mailOwner(context, transaction, registration)
  })
  return undefined
})

/** @returns the number of the new account, or `undefined` when the address has one. */
async function insertAccount(transaction: Transaction, registration: Registration) {
  const inserted = await transaction.database
    .insertInto('account')
    .values({
      ...registration,
      email_key: emailKey(registration.email),
      is_confirmed: false,
      is_admin: false,
      created_at: timestamp(transaction),
      updated_at: timestamp(transaction),
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) await giveLicenceKey(transaction, inserted.id)
  return inserted?.id
}

async function mailOwner(
  context: Context,
  transaction: Transaction,
  registration: Registration,
): Promise<void> {
  const owner = await findAccount(transaction.database, registration.email)
  if (!owner) return
  if (!owner.is_confirmed) return mailConfirmation(context, transaction, owner.id, registration)
  await enqueueMail(transaction, owner, {
    template: 'known',
    link: `${context.consoleUrl()}${consolePaths.login}`,
  })
}

/**
 * The code carries the registration it belongs to: an attacker who signed up earlier with this address, and a password of
 * their own, gains nothing when its owner confirms a later one.
 */
async function mailConfirmation(
  context: Context,
  transaction: Transaction,
  accountId: number,
  registration: Registration,
) {
  const code = randomToken()
  const { password_hash, first_name, last_name, email } = registration
  const hours = transaction.limits.linkHours
  const payload = { password_hash, first_name, last_name }
  await saveCode(transaction, { accountId, purpose: 'confirm', code, seconds: hours * 3600, payload })
  await enqueueMail(transaction, registration, {
    template: 'confirm',
    link: codeLink(context, consolePaths.confirmRegister, email, code),
    hours,
  })
}

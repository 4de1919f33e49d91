import { interfaceLanguageOf, type Locale } from '@saywright/api/contract'
import { ApiFailure, incorrectForm } from '@saywright/http'
import { endWaysIn } from '../../access/waysIn.js'
import type { Context } from '../../context.js'
import { requireUncommon } from '../../security/commonPasswords.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { giveLicenceKey } from '../licence-keys/giveLicenceKey.js'
import { companyAddress, emailKey } from '../shared/people/accounts.js'

export interface NewAccount {
  readonly first_name: string
  readonly last_name: string
  readonly password_hash: string
}

interface Entered {
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  readonly password?: string | undefined
}

/**
 * The details of a new person.
 *
 * @throws ApiFailure `incorrect_form` naming what is missing.
 */
export async function readNewcomer(context: Context, entered: Entered): Promise<NewAccount> {
  const { first_name, last_name, password } = entered
  if (first_name === undefined || last_name === undefined || password === undefined) {
    const names = ['first_name', 'last_name', 'password'] as const
    const missing = names.filter((name) => entered[name] === undefined)
    throw incorrectForm(Object.fromEntries(missing.map((name) => [name, 'required'])))
  }
  await requireUncommon(password)
  const password_hash = await context.passwords.hash(password)
  return { first_name: first_name.trim(), last_name: last_name.trim(), password_hash }
}

/**
 * Gives a newcomer a confirmed account: the link of a mail proves the address. Someone who had signed up with it, without
 * confirming, loses the account, and their links expire.
 *
 * @returns the account.
 */
export async function insertNewcomer(
  transaction: Transaction,
  email: string,
  newcomer: NewAccount,
  locale: Locale,
): Promise<number> {
  const now = timestamp(transaction)
  const created = await transaction.database
    .insertInto('account')
    .values({
      ...newcomer,
      email,
      email_key: emailKey(email),
      is_confirmed: true,
      verified_email: companyAddress(email),
      is_admin: false,
      interface_language: interfaceLanguageOf(locale),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (created) {
    await giveLicenceKey(transaction, created.id)
    return created.id
  }
  const known = await transaction.database
    .updateTable('account')
    .set({ is_confirmed: true, verified_email: companyAddress(email), updated_at: now })
    .where('email_key', '=', emailKey(email))
    .where('is_confirmed', '=', false)
    .returning('id')
    .executeTakeFirst()
  // It was confirmed since the form was sent: its owner has a password of their own.
  if (!known) throw new ApiFailure('wrong_code')
  await endWaysIn(transaction, 'accountClaimed', { accountId: known.id })
  await transaction.database.updateTable('account').set(newcomer).where('id', '=', known.id).execute()
  return known.id
}

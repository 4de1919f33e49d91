import { consolePaths } from '@saywright/shell/paths'
import type { Context } from '../context.js'
import { giveLicenceKey } from '../domains/licence-keys/giveLicenceKey.js'
import { emailKey, findAccount } from '../domains/shared/people/accounts.js'
import { codeLink } from '../domains/shared/people/codeLink.js'
import { enqueueMail } from '../mail/enqueueMail.js'
import { saveCode } from '../security/codes.js'
import { randomToken } from '../security/tokens.js'
import { timestamp } from '../store/timestamp.js'
import type { Transaction } from '../transaction/transaction.js'

/** The staff of the product in demo mode; the password is that of the demonstration login. */
export const demonstrationStaffEmail = 'staff@example.com'

/**
 * Makes sure that someone runs the product: the person that the configuration names, who gets a mail to choose a
 * password, and in demo mode someone with the password of the demonstration login.
 */
export async function ensureStaff(context: Context): Promise<void> {
  const { config, demonstration } = context
  if (config.staffEmail && !(await appoint(context, config.staffEmail)))
    await invite(context, config.staffEmail)
  if (!demonstration) return
  const password_hash = await context.passwords.hash(demonstration.password)
  if (await appoint(context, demonstrationStaffEmail, password_hash)) return
  await context.transaction((transaction) =>
    insertStaff(context, transaction, demonstrationStaffEmail, password_hash),
  )
}

/** @returns whether the address has an account, which is staff from now on if its owner confirmed it. */
async function appoint(
  { database, transaction }: Context,
  email: string,
  password_hash?: string,
): Promise<boolean> {
  const account = await findAccount(database, email)
  // An unconfirmed account with the address does not become staff.
  if (!account?.is_confirmed) return account !== undefined
  await transaction((transaction) =>
    transaction.database
      .updateTable('account')
      .set({ is_admin: true, ...(password_hash && { password_hash }) })
      .where('id', '=', account.id)
      .execute(),
  )
  return true
}

async function invite(context: Context, email: string): Promise<void> {
  const code = randomToken()
  const hours = context.limits.linkHours
  await context.transaction(async (transaction) => {
    const accountId = await insertStaff(context, transaction, email, '')
    if (accountId === undefined) return
    await saveCode(transaction, { accountId, purpose: 'link', code, seconds: hours * 3600 })
    const link = codeLink(context, consolePaths.setUpPassword, email, code)
    await enqueueMail(transaction, { email, ...staffName(context) }, { template: 'link', link, hours })
  })
}

const staffName = ({ config }: Pick<Context, 'config'>) => ({
  first_name: 'Staff',
  last_name: config.brandName,
  interface_language: 'English',
})

/** @returns `undefined` when another process was first. */
async function insertStaff(context: Context, transaction: Transaction, email: string, password_hash: string) {
  const row = await transaction.database
    .insertInto('account')
    .values({
      ...staffName(context),
      email,
      email_key: emailKey(email),
      password_hash,
      is_confirmed: true,
      is_admin: true,
      created_at: timestamp(transaction),
      updated_at: timestamp(transaction),
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await giveLicenceKey(transaction, row.id)
  return row?.id
}

import { type Context, timestamp } from '../context.js'
import { codeLink, emailKey, enqueueMail, findAccount } from '../domains/account/accounts.js'
import { saveCode } from '../security/codes.js'
import { randomLicenceToken, randomToken } from '../security/tokens.js'
import type { Database } from '../store/database.js'

/** Who runs the product in demo mode; the password is that of the demonstration login. */
export const demonstrationStaffEmail = 'staff@example.com'

/**
 * Makes sure that someone runs the product: the person that the configuration names, who gets a mail to choose a
 * password, and in demo mode someone with the password of the demonstration login.
 */
export async function ensureStaff(context: Context): Promise<void> {
  const { config, demonstration, database } = context
  if (config.staffEmail && !(await appoint(context, config.staffEmail)))
    await invite(context, config.staffEmail)
  if (!demonstration) return
  const password_hash = await context.passwords.hash(demonstration.password)
  if (await appoint(context, demonstrationStaffEmail, password_hash)) return
  await insertStaff(context, database, demonstrationStaffEmail, password_hash)
}

/** @returns whether the address has an account, which is staff from now on if its owner confirmed it. */
async function appoint({ database }: Context, email: string, password_hash?: string): Promise<boolean> {
  const account = await findAccount(database, email)
  // Who signed up with someone's address has not become staff by that.
  if (!account?.is_confirmed) return account !== undefined
  await database
    .updateTable('account')
    .set({ is_admin: true, ...(password_hash && { password_hash }) })
    .where('id', '=', account.id)
    .execute()
  return true
}

async function invite(context: Context, email: string): Promise<void> {
  const code = randomToken()
  const hours = context.limits.linkHours
  await context.database.transaction().execute(async (transaction) => {
    const accountId = await insertStaff(context, transaction, email, '')
    if (accountId === undefined) return
    await saveCode(context, transaction, { accountId, purpose: 'link', code, seconds: hours * 3600 })
    const link = codeLink(context, 'setup-password', email, code)
    await enqueueMail(context, transaction, { email, ...staffName }, { template: 'link', link, hours })
  })
}

const staffName = { first_name: 'Staff', last_name: 'Saywright', interface_language: 'English' } as const

/** @returns `undefined` when another process was first. */
async function insertStaff(context: Context, database: Database, email: string, password_hash: string) {
  const row = await database
    .insertInto('account')
    .values({
      ...staffName,
      email,
      email_key: emailKey(email),
      password_hash,
      is_confirmed: true,
      is_admin: true,
      licence_token: randomLicenceToken(),
      created_at: timestamp(context),
      updated_at: timestamp(context),
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

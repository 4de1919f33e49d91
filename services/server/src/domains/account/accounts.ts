import { localeOf, nameKey } from '@saywright/api/contract'
import type { Context } from '../../context.js'
import type { Mail, MailTemplate } from '../../mail/letter.js'
import type { Database } from '../../store/database.js'

/** Addresses are compared without regard to case. */
export const emailKey = (email: string) => nameKey(email)

export function findAccount(database: Database, email: string) {
  return database
    .selectFrom('account')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
}

/** The account of a session: it exists as long as the session does. */
export function accountOf(database: Database, accountId: number) {
  return database.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow()
}

interface Addressee {
  readonly email: string
  readonly first_name: string
  readonly interface_language: string
}

/** Promises a mail, inside the transaction that makes it necessary. */
export async function enqueueMail(
  context: Context,
  database: Database,
  to: Addressee,
  letter: MailTemplate,
): Promise<void> {
  const mail: Mail = { to: to.email, name: to.first_name, locale: localeOf(to.interface_language), letter }
  await context.tasks.add(database, { runner: 'mail', payload: mail })
}

/** A link of a mail to a page that takes an address and a code. */
export function codeLink(
  context: Context,
  page: 'confirm-register' | 'setup-password',
  email: string,
  code: string,
): string {
  return `${context.consoleUrl()}/auth/${page}/${encodeURIComponent(email)}/${encodeURIComponent(code)}`
}

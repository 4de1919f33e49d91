import { nameKey } from '@saywright/api/contract'
import type { Context } from '../../context.js'
import type { Reader } from '../../store/database.js'

/** Addresses are compared without regard to case. */
export const emailKey = (email: string) => nameKey(email)

export function findAccount(database: Reader, email: string) {
  return database
    .selectFrom('account')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
}

/** The account of a session: it exists as long as the session does. */
export function accountOf(database: Reader, accountId: number) {
  return database.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow()
}

/** A link of a mail to a page that takes an address and a code. */
export function codeLink(
  context: Pick<Context, 'consoleUrl'>,
  page: 'confirm-register' | 'setup-password',
  email: string,
  code: string,
): string {
  return `${context.consoleUrl()}/auth/${page}/${encodeURIComponent(email)}/${encodeURIComponent(code)}`
}

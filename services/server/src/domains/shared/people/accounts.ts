import { domainOf, nameKey } from '@saywright/api/contract'
import { isWebmail } from '../../../data/isWebmail.js'
import type { Reader } from '../../../store/database.js'

/** Addresses are compared without regard to case. */
export const emailKey = (email: string) => nameKey(email)

/** The corporate address of a person with a proved address: that one, unless its provider is public. */
export const companyAddress = (email: string) => (isWebmail(domainOf(email)) ? null : email)

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

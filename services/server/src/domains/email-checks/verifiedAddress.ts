import { domainOf } from '@saywright/api/contract'
import { timestamp } from '../../store/timestamp.js'
import type { Reading, Transaction } from '../../transaction/transaction.js'
import { emailKey } from '../shared/people/accounts.js'

/** Notes that a person proved by a code to read the mails of an address, to be that of the account or of a company. */
export async function saveVerifiedAddress(
  transaction: Transaction,
  accountId: number,
  email: string,
  is_for_account: boolean,
): Promise<void> {
  const verified_at = timestamp(transaction)
  await transaction.database
    .insertInto('verified_address')
    .values({ account_id: accountId, email_key: emailKey(email), verified_at, is_for_account })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'email_key']).doUpdateSet({ verified_at, is_for_account }),
    )
    .execute()
}

/** Whether a person proved an address within the last hour, for a purpose. */
export async function isAddressVerified(
  reading: Reading,
  accountId: number,
  email: string,
  isForAccount: boolean,
): Promise<boolean> {
  const rows = await verifiedAddresses(reading, accountId, isForAccount)
  return rows.includes(emailKey(email))
}

/** An address of a domain that a person proved to be theirs within the last hour; `undefined` without one. */
export async function verifiedAddressOf(
  reading: Reading,
  accountId: number,
  domain: string,
): Promise<string | undefined> {
  const rows = await verifiedAddresses(reading, accountId, false)
  return rows.find((address) => domainOf(address) === domain.toLowerCase())
}

async function verifiedAddresses(
  reading: Reading,
  accountId: number,
  isForAccount: boolean,
): Promise<string[]> {
  const rows = await reading.database
    .selectFrom('verified_address')
    .select('email_key')
    .where('account_id', '=', accountId)
    .where('is_for_account', '=', isForAccount)
    .where('verified_at', '>', timestamp(reading, -reading.limits.provedAddressMinutes * 60))
    .orderBy('verified_at', 'desc')
    .execute()
  return rows.map(({ email_key }) => email_key)
}

import type { Transaction } from '../../transaction/transaction.js'
import type { AccessEvents } from '../wayIn.js'

const dayMilliseconds = 24 * 60 * 60_000

/**
 * Since when a way in is not trusted once an address is taken back: who added it may have changed the address a few days
 * later. What is older was announced to that address by a mail, and nobody objected for as long as a change can be undone.
 */
export const untrustedSince = (
  { limits }: Transaction,
  { changedAt }: AccessEvents['addressUndone'],
): string => new Date(Date.parse(changedAt) - limits.addressUndoDays * dayMilliseconds).toISOString()

/** Deletes what was added since then. @returns how many rows. */
export async function deleteUntrusted(
  transaction: Transaction,
  table: 'passkey' | 'identity' | 'totp',
  details: AccessEvents['addressUndone'],
): Promise<number> {
  const { numDeletedRows } = await transaction.database
    .deleteFrom(table)
    .where('account_id', '=', details.accountId)
    .where('created_at', '>=', untrustedSince(transaction, details))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

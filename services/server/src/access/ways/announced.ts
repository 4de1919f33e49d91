import type { Transaction } from '../../transaction/transaction.js'
import type { AccessEvents } from '../wayIn.js'

const dayMilliseconds = 24 * 60 * 60_000

/**
 * Since when a way in is not trusted once a change of address is undone: an attacker who added it may have changed the
 * address a few days later. Older ones were announced to that address by a mail, without an objection for as long as a
 * change can be undone.
 */
export const untrustedSince = (
  { limits }: Transaction,
  { changedAt }: AccessEvents['addressUndone'],
): string => new Date(Date.parse(changedAt) - limits.addressUndoDays * dayMilliseconds).toISOString()

/** Deletes the rows added since then. @returns how many. */
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

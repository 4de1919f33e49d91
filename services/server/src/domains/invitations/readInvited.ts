import type { Transaction } from '../../transaction/transaction.js'

/** Marks the notifications of an answered invitation as read. */
export async function readInvited(
  transaction: Transaction,
  accountId: number,
  organizationId: number,
): Promise<void> {
  await transaction.database
    .updateTable('notification')
    .set({ is_read: true })
    .where('account_id', '=', accountId)
    .where('kind', '=', 'invited')
    .where('redirection_id', '=', organizationId)
    .execute()
}

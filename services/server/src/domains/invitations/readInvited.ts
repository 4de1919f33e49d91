import type { Transaction } from '../../transaction/transaction.js'

/** Who has answered an invitation need not be told of it any more. */
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

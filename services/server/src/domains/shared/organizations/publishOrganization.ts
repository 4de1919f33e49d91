import type { Transaction } from '../../../transaction/transaction.js'
import { accountsOf } from './lockOrganization.js'

/**
 * Notifies everyone in an organization that it changed.
 *
 * @param others accounts that are notified too, such as the one that was just removed.
 */
export async function publishOrganization(
  transaction: Transaction,
  organizationId: number,
  others: readonly number[] = [],
): Promise<void> {
  const { all } = await accountsOf(transaction.database, organizationId)
  transaction.publish([...new Set([...all, ...others])], 'changed', {
    entity: 'organization',
    organization_id: organizationId,
  })
}

import { endWaysIn } from '../../access/waysIn.js'
import type { Transaction } from '../../transaction/transaction.js'
import { replaceOwners } from '../shared/projects/owner.js'

/** Ends a membership, and with it the part someone had in the projects of the organization. */
export async function removeMember(
  transaction: Transaction,
  organizationId: number,
  accountId: number,
): Promise<void> {
  await transaction.database
    .deleteFrom('project_member')
    .where('account_id', '=', accountId)
    .where('project_id', 'in', (select) =>
      select.selectFrom('project').select('id').where('organization_id', '=', organizationId),
    )
    .execute()
  await transaction.database
    .deleteFrom('organization_member')
    .where('organization_id', '=', organizationId)
    .where('account_id', '=', accountId)
    .execute()
  await replaceOwners(transaction, organizationId)
  await endWaysIn(transaction, 'organizationLeft', { accountId, organizationId })
}

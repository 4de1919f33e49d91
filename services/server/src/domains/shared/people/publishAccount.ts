import type { Transaction } from '../../../transaction/transaction.js'

/** Notifies the other windows of a person that the account changed. */
export function publishAccount(transaction: Transaction, accountId: number): void {
  transaction.publish([accountId], 'changed', { entity: 'account' })
}

/** The same, and everyone who shares an organization with the person: they see the name and the picture. */
export async function publishPerson(transaction: Transaction, accountId: number): Promise<void> {
  publishAccount(transaction, accountId)
  const colleagues = await transaction.database
    .selectFrom('organization_member as theirs')
    .innerJoin('organization_member as own', 'own.organization_id', 'theirs.organization_id')
    .select(['theirs.account_id', 'theirs.organization_id'])
    .where('own.account_id', '=', accountId)
    .where('theirs.account_id', '!=', accountId)
    .execute()
  for (const { account_id, organization_id } of colleagues)
    transaction.publish([account_id], 'changed', { entity: 'organization', organization_id })
}

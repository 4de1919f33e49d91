import { ApiFailure } from '@saywright/http'
import type { Reader } from '../../../store/database.js'
import { timestamp } from '../../../store/timestamp.js'
import type { Transaction } from '../../../transaction/transaction.js'

/**
 * Makes changes to the people of one organization wait for each other until the transaction ends, so that two
 * administrators cannot remove one another at the same moment.
 */
export async function lockOrganization(transaction: Transaction, organizationId: number): Promise<void> {
  await transaction.database
    .updateTable('organization')
    .set({ updated_at: timestamp(transaction) })
    .where('id', '=', organizationId)
    .execute()
}

/**
 * The same, for what only administrators do.
 *
 * @throws ApiFailure `administrators_only` when the caller is one no longer.
 */
export async function lockAsAdministrator(
  transaction: Transaction,
  organizationId: number,
  accountId: number,
): Promise<void> {
  await lockOrganization(transaction, organizationId)
  const membership = await findMembership(transaction.database, organizationId, accountId)
  if (membership?.role !== 'administrator') throw new ApiFailure('administrators_only')
}

export function findMembership(database: Reader, organizationId: number, accountId: number) {
  return database
    .selectFrom('organization_member')
    .innerJoin('account', 'account.id', 'organization_member.account_id')
    .innerJoin('organization', 'organization.id', 'organization_member.organization_id')
    .select(['organization_member.id', 'organization_member.role', 'organization_member.created_at'])
    .select(['account.id as account_id', 'account.first_name', 'account.last_name', 'account.email'])
    .select('organization.name as organization_name')
    .where('organization_member.organization_id', '=', organizationId)
    .where('organization_member.account_id', '=', accountId)
    .executeTakeFirst()
}

/** Accounts of an organization by role, in the order in which they came. */
export async function accountsOf(
  database: Reader,
  organizationId: number,
): Promise<{ readonly all: number[]; readonly administrators: number[] }> {
  const rows = await database
    .selectFrom('organization_member')
    .select(['account_id', 'role'])
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .execute()
  const administrators = rows.filter(({ role }) => role === 'administrator')
  return {
    all: rows.map(({ account_id }) => account_id),
    administrators: administrators.map(({ account_id }) => account_id),
  }
}

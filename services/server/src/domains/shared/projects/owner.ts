import { timestamp } from '../../../store/timestamp.js'
import type { Transaction } from '../../../transaction/transaction.js'

/** Makes someone the owner of a project, in the place of the one there is. */
export async function makeOwner(
  transaction: Transaction,
  projectId: number,
  accountId: number,
): Promise<void> {
  await transaction.database
    .updateTable('project_member')
    .set({ role: 'developer' })
    .where('project_id', '=', projectId)
    .where('role', '=', 'owner')
    .execute()
  await transaction.database
    .insertInto('project_member')
    .values({
      project_id: projectId,
      account_id: accountId,
      role: 'owner',
      created_at: timestamp(transaction),
    })
    .onConflict((conflict) => conflict.columns(['project_id', 'account_id']).doUpdateSet({ role: 'owner' }))
    .execute()
}

/**
 * Gives every project of an organization that has lost its owner a new one: its longest member, administrators first;
 * without members, the first administrator.
 */
export async function replaceOwners(transaction: Transaction, organizationId: number): Promise<void> {
  const { database } = transaction
  const projects = await database
    .selectFrom('project')
    .select('project.id')
    .where('organization_id', '=', organizationId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('project_member')
            .select('project_member.id')
            .whereRef('project_member.project_id', '=', 'project.id')
            .where('role', '=', 'owner'),
        ),
      ),
    )
    .execute()
  for (const { id } of projects) {
    const members = await database
      .selectFrom('organization_member')
      .leftJoin('project_member', (join) =>
        join
          .onRef('project_member.account_id', '=', 'organization_member.account_id')
          .on('project_member.project_id', '=', id),
      )
      .select(['organization_member.account_id', 'organization_member.role', 'project_member.id as place'])
      .where('organization_member.organization_id', '=', organizationId)
      .orderBy('organization_member.id')
      .execute()
    const inProject = members
      .filter(({ place }) => place !== null)
      .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
    const isAdministrator = ({ role }: { readonly role: string }) => role === 'administrator'
    const next = inProject.find(isAdministrator) ?? inProject[0] ?? members.find(isAdministrator)
    if (next) await makeOwner(transaction, id, next.account_id)
  }
}

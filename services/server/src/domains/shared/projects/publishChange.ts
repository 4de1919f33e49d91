import type { EventData } from '@saywright/api/contract'
import type { Transaction } from '../../../transaction/transaction.js'

/**
 * Notifies everyone who sees a project that something in it changed: guests only where they take part.
 *
 * @param others accounts that are notified too, such as the one that was just detached.
 */
export async function publishChange(
  transaction: Transaction,
  projectId: number,
  entity: EventData<'changed'>['entity'],
  others: readonly number[] = [],
): Promise<void> {
  const members = await transaction.database
    .selectFrom('organization_member')
    .innerJoin('project', 'project.organization_id', 'organization_member.organization_id')
    .leftJoin('project_member', (join) =>
      join
        .onRef('project_member.project_id', '=', 'project.id')
        .onRef('project_member.account_id', '=', 'organization_member.account_id'),
    )
    .select('organization_member.account_id')
    .where('project.id', '=', projectId)
    .where((where) =>
      where.or([
        where('organization_member.role', '!=', 'guest'),
        where('project_member.id', 'is not', null),
      ]),
    )
    .execute()
  const accountIds = members.map(({ account_id }) => account_id)
  transaction.publish([...new Set([...accountIds, ...others])], 'changed', { entity, project_id: projectId })
}

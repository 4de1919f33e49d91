import type { EventData } from '@saywright/api/contract'
import type { Unit } from '../../unit/unit.js'

/** Tells every member of a project's organization that something in it changed. */
export async function publishChange(
  unit: Unit,
  projectId: number,
  entity: EventData<'changed'>['entity'],
): Promise<void> {
  const members = await unit.database
    .selectFrom('organization_member')
    .innerJoin('project', 'project.organization_id', 'organization_member.organization_id')
    .select('organization_member.account_id')
    .where('project.id', '=', projectId)
    .execute()
  const accountIds = members.map(({ account_id }) => account_id)
  unit.publish(accountIds, 'changed', { entity, project_id: projectId })
}

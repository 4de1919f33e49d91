import type { EventData } from '@saywright/api/contract'
import type { Context } from '../../context.js'

/**
 * Tells every member of a project's organization that something in it changed.
 *
 * @param exceptId an account that knows already.
 */
export async function publishChange(
  context: Context,
  projectId: number,
  entity: EventData<'changed'>['entity'],
  exceptId?: number,
): Promise<void> {
  const members = await context.database
    .selectFrom('organization_member')
    .innerJoin('project', 'project.organization_id', 'organization_member.organization_id')
    .select('organization_member.account_id')
    .where('project.id', '=', projectId)
    .execute()
  const accountIds = members.map(({ account_id }) => account_id).filter((id) => id !== exceptId)
  await context.events.publish(accountIds, 'changed', { entity, project_id: projectId })
}

import { deleteOrganization } from '@saywright/api/contract'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { insertNotifications } from '../notifications/insertNotification.js'
import { bind } from '../shared/call.js'
import { deleteOrganizations } from '../shared/organizations/deleteOrganizations.js'
import { accountsOf, lockAsAdministrator } from '../shared/organizations/lockOrganization.js'

export const deleteOrganizationRoute = bind(deleteOrganization, async ({ context, session, scope, ip }) => {
  const { organizationId } = scope
  const { accountId } = session
  await context.change(async (unit) => {
    await lockAsAdministrator(unit, organizationId, accountId)
    const { name } = await unit.database
      .selectFrom('organization')
      .select('name')
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow()
    const { all } = await accountsOf(unit.database, organizationId)
    const files = await deleteOrganizations(unit, [organizationId])
    // Of no organization: the log of this one went with it.
    await writeAudit(unit, {
      action: 'organization.deleted',
      ...actorOf({ session, ip }),
      object: { kind: 'organization', id: organizationId },
      values: { name },
    })
    const others = all.filter((id) => id !== accountId)
    await insertNotifications(unit, others, {
      kind: 'organization_deleted',
      values: { organization: name },
      entity: 'dashboard',
    })
    unit.publish(all, 'changed', { entity: 'organization', organization_id: organizationId })
    // What cannot be removed now is swept at the next start.
    for (const key of files) unit.afterCommit(() => context.files.remove(key))
  })
  return undefined
})

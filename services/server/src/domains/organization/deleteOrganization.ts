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
  await context.transaction(async (transaction) => {
    await lockAsAdministrator(transaction, organizationId, accountId)
    const { name } = await transaction.database
      .selectFrom('organization')
      .select('name')
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow()
    const { all } = await accountsOf(transaction.database, organizationId)
    const files = await deleteOrganizations(transaction, [organizationId])
    // Of no organization: the log of this one went with it.
    await writeAudit(transaction, {
      action: 'organization.deleted',
      ...actorOf({ session, ip }),
      object: { kind: 'organization', id: organizationId },
      values: { name },
    })
    const others = all.filter((id) => id !== accountId)
    await insertNotifications(transaction, others, {
      kind: 'organization_deleted',
      values: { organization: name },
      entity: 'dashboard',
    })
    transaction.publish(all, 'changed', { entity: 'organization', organization_id: organizationId })
    // Files that cannot be removed now are swept at the next start.
    for (const key of files) transaction.afterCommit(() => context.files.remove(key))
  })
  return undefined
})

import { displayedName, saveMemberRole } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { ApiFailure } from '../../http/failure.js'
import { actorOf } from '../audit/actorOf.js'
import { writeAudit } from '../audit/writeAudit.js'
import { insertNotification } from '../notifications/insertNotification.js'
import { publishNotification } from '../notifications/notificationResponse.js'
import { accountsOf, findMembership, lockAsAdministrator } from '../organization/lockOrganization.js'
import { publishOrganization } from '../organization/publishOrganization.js'
import { memberPage } from './memberPage.js'

export const saveMemberRoleRoute = bind(saveMemberRole, async ({ context, params, body, session, ip }) => {
  const { orgId: organizationId, userId } = params
  const notificationId = await context.database.transaction().execute(async (transaction) => {
    await lockAsAdministrator(context, transaction, organizationId, session.accountId)
    const member = await findMembership(transaction, organizationId, userId)
    if (!member) throw new ApiFailure('not_found')
    if (member.role === body.role) return undefined
    const { administrators } = await accountsOf(transaction, organizationId)
    if (member.role === 'administrator' && administrators.length === 1)
      throw new ApiFailure('last_administrator')
    await transaction
      .updateTable('organization_member')
      .set({ role: body.role })
      .where('id', '=', member.id)
      .execute()
    await writeAudit(context, transaction, {
      action: 'member.role_changed',
      ...actorOf({ session, ip }),
      organizationId,
      subjectId: userId,
      values: { name: displayedName(member), before: member.role, after: body.role },
    })
    return insertNotification(context, transaction, {
      accountId: userId,
      kind: 'role_changed',
      values: { organization: member.organization_name, role: body.role },
      entity: 'organization_users',
      entityId: organizationId,
    })
  })
  if (notificationId !== undefined) {
    await publishNotification(context, notificationId)
    await publishOrganization(context, organizationId)
  }
  const which = { organizationId, viewerId: session.accountId, accountId: userId }
  const [response] = (await memberPage(context, which, {})).data
  if (!response) throw new ApiFailure('not_found')
  return response
})

import { detachMember, displayedName } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { ApiFailure } from '../../http/failure.js'
import { actorOf } from '../audit/actorOf.js'
import { writeAudit } from '../audit/writeAudit.js'
import { insertNotification } from '../notifications/insertNotification.js'
import { publishNotification } from '../notifications/notificationResponse.js'
import { accountsOf, findMembership, lockAsAdministrator } from '../organization/lockOrganization.js'
import { publishOrganization } from '../organization/publishOrganization.js'
import { removeMember } from './removeMember.js'

export const detachMemberRoute = bind(detachMember, async ({ context, params, session, ip }) => {
  const { orgId: organizationId, userId } = params
  const notificationId = await context.database.transaction().execute(async (transaction) => {
    await lockAsAdministrator(context, transaction, organizationId, session.accountId)
    const member = await findMembership(transaction, organizationId, userId)
    if (!member) throw new ApiFailure('not_found')
    if (userId === session.accountId) {
      const { all } = await accountsOf(transaction, organizationId)
      throw new ApiFailure(all.length === 1 ? 'impossible_to_remove_everyone' : 'not_possible')
    }
    await removeMember(transaction, organizationId, userId)
    await writeAudit(context, transaction, {
      action: 'member.removed',
      ...actorOf({ session, ip }),
      organizationId,
      subjectId: userId,
      values: { name: displayedName(member), before: member.role },
    })
    return insertNotification(context, transaction, {
      accountId: userId,
      kind: 'member_removed',
      values: { organization: member.organization_name },
      entity: 'dashboard',
    })
  })
  await publishNotification(context, notificationId)
  await publishOrganization(context, organizationId, [userId])
  return undefined
})

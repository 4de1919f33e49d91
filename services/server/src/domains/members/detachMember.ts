import { detachMember, displayedName } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { insertNotification } from '../notifications/insertNotification.js'
import { bind } from '../shared/call.js'
import { accountsOf, findMembership, lockAsAdministrator } from '../shared/organizations/lockOrganization.js'
import { publishOrganization } from '../shared/organizations/publishOrganization.js'
import { removeMember } from './removeMember.js'

export const detachMemberRoute = bind(detachMember, async ({ context, params, session, ip }) => {
  const { orgId: organizationId, userId } = params
  await context.transaction(async (transaction) => {
    await lockAsAdministrator(transaction, organizationId, session.accountId)
    const member = await findMembership(transaction.database, organizationId, userId)
    if (!member) throw new ApiFailure('not_found')
    if (userId === session.accountId) {
      const { all } = await accountsOf(transaction.database, organizationId)
      throw new ApiFailure(all.length === 1 ? 'impossible_to_remove_everyone' : 'not_possible')
    }
    await removeMember(transaction, organizationId, userId)
    await writeAudit(transaction, {
      action: 'member.removed',
      ...actorOf({ session, ip }),
      organizationId,
      subjectId: userId,
      values: { name: displayedName(member), before: member.role },
    })
    await insertNotification(transaction, {
      accountId: userId,
      kind: 'member_removed',
      values: { organization: member.organization_name },
      entity: 'dashboard',
    })
    await publishOrganization(transaction, organizationId, [userId])
  })
  return undefined
})

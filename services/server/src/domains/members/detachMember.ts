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
  await context.change(async (unit) => {
    await lockAsAdministrator(unit, organizationId, session.accountId)
    const member = await findMembership(unit.database, organizationId, userId)
    if (!member) throw new ApiFailure('not_found')
    if (userId === session.accountId) {
      const { all } = await accountsOf(unit.database, organizationId)
      throw new ApiFailure(all.length === 1 ? 'impossible_to_remove_everyone' : 'not_possible')
    }
    await removeMember(unit, organizationId, userId)
    await writeAudit(unit, {
      action: 'member.removed',
      ...actorOf({ session, ip }),
      organizationId,
      subjectId: userId,
      values: { name: displayedName(member), before: member.role },
    })
    await insertNotification(unit, {
      accountId: userId,
      kind: 'member_removed',
      values: { organization: member.organization_name },
      entity: 'dashboard',
    })
    await publishOrganization(unit, organizationId, [userId])
  })
  return undefined
})

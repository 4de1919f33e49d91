import { displayedName, leaveOrganization } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { insertNotifications } from '../notifications/insertNotification.js'
import { bind } from '../shared/call.js'
import { accountsOf, findMembership, lockOrganization } from '../shared/organizations/lockOrganization.js'
import { publishOrganization } from '../shared/organizations/publishOrganization.js'
import { removeMember } from './removeMember.js'

export const leaveOrganizationRoute = bind(leaveOrganization, async ({ context, params, session, ip }) => {
  const organizationId = params.orgId
  const { accountId } = session
  await context.transaction(async (transaction) => {
    await lockOrganization(transaction, organizationId)
    const member = await findMembership(transaction.database, organizationId, accountId)
    if (!member) throw new ApiFailure('not_found')
    const { all, administrators } = await accountsOf(transaction.database, organizationId)
    if (all.length === 1) throw new ApiFailure('impossible_to_remove_everyone')
    const staying = administrators.filter((id) => id !== accountId)
    if (staying.length === 0) throw new ApiFailure('last_administrator')
    await removeMember(transaction, organizationId, accountId)
    const name = displayedName(member)
    await writeAudit(transaction, {
      action: 'member.left',
      ...actorOf({ session, ip }),
      organizationId,
      subjectId: accountId,
      values: { name, before: member.role },
    })
    await insertNotifications(transaction, staying, {
      kind: 'member_left',
      values: { name, organization: member.organization_name },
      entity: 'organization_users',
      entityId: organizationId,
    })
    await publishOrganization(transaction, organizationId, [accountId])
  })
  return undefined
})

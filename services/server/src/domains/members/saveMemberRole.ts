import { displayedName, type MemberRole, saveMemberRole } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { endWaysIn } from '../../access/waysIn.js'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { insertNotification } from '../notifications/insertNotification.js'
import { bind } from '../shared/call.js'
import { accountsOf, findMembership, lockAsAdministrator } from '../shared/organizations/lockOrganization.js'
import { publishOrganization } from '../shared/organizations/publishOrganization.js'

export const saveMemberRoleRoute = bind(saveMemberRole, async ({ context, params, body, session, ip }) => {
  const { orgId: organizationId, userId } = params
  await context.transaction(async (transaction) => {
    await lockAsAdministrator(transaction, organizationId, session.accountId)
    const member = await findMembership(transaction.database, organizationId, userId)
    if (!member) throw new ApiFailure('not_found')
    if (member.role === body.role) return
    const { administrators } = await accountsOf(transaction.database, organizationId)
    if (member.role === 'administrator' && administrators.length === 1)
      throw new ApiFailure('last_administrator')
    await transaction.database
      .updateTable('organization_member')
      .set({ role: body.role })
      .where('id', '=', member.id)
      .execute()
    if (isLowered(member.role, body.role))
      await endWaysIn(transaction, 'roleLowered', { accountId: userId, organizationId })
    await writeAudit(transaction, {
      action: 'member.role_changed',
      ...actorOf({ session, ip }),
      organizationId,
      subjectId: userId,
      values: { name: displayedName(member), before: member.role, after: body.role },
    })
    await insertNotification(transaction, {
      accountId: userId,
      kind: 'role_changed',
      values: { organization: member.organization_name, role: body.role },
      entity: 'organization_users',
      entityId: organizationId,
    })
    await publishOrganization(transaction, organizationId)
  })
  return undefined
})

const ranks: Readonly<Record<MemberRole, number>> = { guest: 0, employee: 1, administrator: 2 }
const isLowered = (before: MemberRole, after: MemberRole) => ranks[after] < ranks[before]

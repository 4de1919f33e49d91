import { displayedName, handOverOrganization } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { consolePaths } from '@saywright/shell/paths'
import { endWaysIn } from '../../access/waysIn.js'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { enqueueMail } from '../../mail/enqueueMail.js'
import type { Unit } from '../../unit/unit.js'
import { insertNotification } from '../notifications/insertNotification.js'
import { bind } from '../shared/call.js'
import { findMembership, lockAsAdministrator } from '../shared/organizations/lockOrganization.js'
import { publishOrganization } from '../shared/organizations/publishOrganization.js'
import { accountOf } from '../shared/people/accounts.js'
import { makeOwner } from '../shared/projects/owner.js'

export const handOverOrganizationRoute = bind(
  handOverOrganization,
  async ({ context, params, body, session, ip }) => {
    const { id: organizationId } = params
    const { accountId } = session
    if (body.user_id === accountId) throw new ApiFailure('not_possible')
    await context.change(async (unit) => {
      await lockAsAdministrator(unit, organizationId, accountId)
      const next = await findMembership(unit.database, organizationId, body.user_id)
      if (!next) throw new ApiFailure('not_found')
      const former = (await findMembership(unit.database, organizationId, accountId))!
      await setRole(unit, next.id, 'administrator')
      await setRole(unit, former.id, 'employee')
      await endWaysIn(unit, 'roleLowered', { accountId, organizationId })
      await passProjects(unit, organizationId, accountId, next.account_id)
      const organization = former.organization_name
      await writeAudit(unit, {
        action: 'organization.handed_over',
        ...actorOf({ session, ip }),
        organizationId,
        subjectId: next.account_id,
        values: { name: displayedName(next), before: next.role, after: 'administrator' },
      })
      await insertNotification(unit, {
        accountId: next.account_id,
        kind: 'organization_handed_over',
        values: { name: displayedName(former), organization },
        entity: 'organization_users',
        entityId: organizationId,
      })
      const link = `${context.consoleUrl()}${consolePaths.organization}`
      await enqueueMail(unit, await accountOf(unit.database, next.account_id), {
        template: 'organization_received',
        organization,
        person: displayedName(former),
        link,
      })
      await enqueueMail(unit, await accountOf(unit.database, accountId), {
        template: 'organization_handed_over',
        organization,
        person: displayedName(next),
        link,
      })
      await publishOrganization(unit, organizationId)
    })
    return undefined
  },
)

async function setRole(unit: Unit, memberId: number, role: 'administrator' | 'employee'): Promise<void> {
  await unit.database.updateTable('organization_member').set({ role }).where('id', '=', memberId).execute()
}

/** The projects that one member owns are the other's from now on; both take part in them. */
async function passProjects(unit: Unit, organizationId: number, from: number, to: number): Promise<void> {
  const owned = await unit.database
    .selectFrom('project_member')
    .innerJoin('project', 'project.id', 'project_member.project_id')
    .select('project.id')
    .where('project.organization_id', '=', organizationId)
    .where('project_member.account_id', '=', from)
    .where('project_member.role', '=', 'owner')
    .execute()
  for (const { id } of owned) await makeOwner(unit, id, to)
}

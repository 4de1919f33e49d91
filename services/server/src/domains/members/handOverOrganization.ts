import { displayedName, handOverOrganization } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { consolePaths } from '@saywright/shell/paths'
import { endWaysIn } from '../../access/waysIn.js'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { enqueueMail } from '../../mail/enqueueMail.js'
import type { Transaction } from '../../transaction/transaction.js'
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
    await context.transaction(async (transaction) => {
      await lockAsAdministrator(transaction, organizationId, accountId)
      const next = await findMembership(transaction.database, organizationId, body.user_id)
      if (!next) throw new ApiFailure('not_found')
      const former = (await findMembership(transaction.database, organizationId, accountId))!
      await setRole(transaction, next.id, 'administrator')
      await setRole(transaction, former.id, 'employee')
      await endWaysIn(transaction, 'roleLowered', { accountId, organizationId })
      await passProjects(transaction, organizationId, accountId, next.account_id)
      const organization = former.organization_name
      await writeAudit(transaction, {
        action: 'organization.handed_over',
        ...actorOf({ session, ip }),
        organizationId,
        subjectId: next.account_id,
        values: { name: displayedName(next), before: next.role, after: 'administrator' },
      })
      await insertNotification(transaction, {
        accountId: next.account_id,
        kind: 'organization_handed_over',
        values: { name: displayedName(former), organization },
        entity: 'organization_users',
        entityId: organizationId,
      })
      const link = `${context.consoleUrl()}${consolePaths.organization}`
      await enqueueMail(transaction, await accountOf(transaction.database, next.account_id), {
        template: 'organization_received',
        organization,
        person: displayedName(former),
        link,
      })
      await enqueueMail(transaction, await accountOf(transaction.database, accountId), {
        template: 'organization_handed_over',
        organization,
        person: displayedName(next),
        link,
      })
      await publishOrganization(transaction, organizationId)
    })
    return undefined
  },
)

async function setRole(
  transaction: Transaction,
  memberId: number,
  role: 'administrator' | 'employee',
): Promise<void> {
  await transaction.database
    .updateTable('organization_member')
    .set({ role })
    .where('id', '=', memberId)
    .execute()
}

/** The projects that one member owns are the other's from now on; both take part in them. */
async function passProjects(
  transaction: Transaction,
  organizationId: number,
  from: number,
  to: number,
): Promise<void> {
  const owned = await transaction.database
    .selectFrom('project_member')
    .innerJoin('project', 'project.id', 'project_member.project_id')
    .select('project.id')
    .where('project.organization_id', '=', organizationId)
    .where('project_member.account_id', '=', from)
    .where('project_member.role', '=', 'owner')
    .execute()
  for (const { id } of owned) await makeOwner(transaction, id, to)
}

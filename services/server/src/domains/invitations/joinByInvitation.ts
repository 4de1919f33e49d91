import { displayedName, type MemberRole } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { writeAudit } from '../../audit/writeAudit.js'
import { timestamp } from '../../store/timestamp.js'
import type { Unit } from '../../unit/unit.js'
import { insertNotifications } from '../notifications/insertNotification.js'
import { accountsOf, findMembership } from '../shared/organizations/lockOrganization.js'
import { publishOrganization } from '../shared/organizations/publishOrganization.js'
import { projectsOfInvitations } from './invitationResponses.js'
import { readInvited } from './readInvited.js'
import { requireSeats } from './requireSeats.js'

export interface OpenInvitation {
  readonly id: number
  readonly organization_id: number
  readonly organization_name: string
  readonly role: MemberRole
  readonly code_hash: string
}

/**
 * Uses an invitation up, of whose organization the transaction holds the turn. Of two calls at the same moment, one gets
 * it.
 *
 * @returns the projects that it leads to.
 * @throws ApiFailure `wrong_code` for the other one.
 */
export async function consumeInvitation(unit: Unit, { id, code_hash }: OpenInvitation): Promise<number[]> {
  const projects = await projectsOfInvitations(unit.database, [id])
  const { numDeletedRows } = await unit.database
    .deleteFrom('invitation')
    .where('id', '=', id)
    // Sent again since it was read: this link is no longer the one.
    .where('code_hash', '=', code_hash)
    .executeTakeFirst()
  if (numDeletedRows !== 1n) throw new ApiFailure('wrong_code')
  return projects.map(({ project_id }) => project_id)
}

/** Makes someone a member by an invitation that was used up, and tells the administrators. */
export async function joinByInvitation(
  unit: Unit,
  invitation: OpenInvitation,
  projectIds: readonly number[],
  { accountId, ip }: { readonly accountId: number; readonly ip: string },
): Promise<void> {
  const { organization_id: organizationId, organization_name: organization } = invitation
  const { administrators } = await accountsOf(unit.database, organizationId)
  await join(unit, invitation, accountId)
  await joinProjects(unit, projectIds, accountId)
  await readInvited(unit, accountId, organizationId)
  const member = (await findMembership(unit.database, organizationId, accountId))!
  const name = displayedName(member)
  await writeAudit(unit, {
    action: 'member.joined',
    accountId,
    organizationId,
    subjectId: accountId,
    values: { name, after: member.role },
    ip,
  })
  await insertNotifications(unit, administrators, {
    kind: 'invitation_accepted',
    values: { name, organization },
    entity: 'organization_users',
    entityId: organizationId,
  })
  await publishOrganization(unit, organizationId)
}

/** Whoever is a member already keeps the role they have. */
async function join(unit: Unit, { organization_id, role }: OpenInvitation, account_id: number) {
  if (await findMembership(unit.database, organization_id, account_id)) return
  await requireSeats(unit, organization_id, 1)
  await unit.database
    .insertInto('organization_member')
    .values({ organization_id, account_id, role, created_at: timestamp(unit) })
    .execute()
}

async function joinProjects(unit: Unit, projectIds: readonly number[], account_id: number) {
  for (const project_id of projectIds) {
    await unit.database
      .insertInto('project_member')
      .values({ project_id, account_id, created_at: timestamp(unit) })
      .onConflict((conflict) => conflict.columns(['project_id', 'account_id']).doNothing())
      .execute()
  }
}

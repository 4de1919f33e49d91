import { displayedName, type MemberRole } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { writeAudit } from '../../audit/writeAudit.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
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
export async function consumeInvitation(
  transaction: Transaction,
  { id, code_hash }: OpenInvitation,
): Promise<number[]> {
  const projects = await projectsOfInvitations(transaction.database, [id])
  const { numDeletedRows } = await transaction.database
    .deleteFrom('invitation')
    .where('id', '=', id)
    // Sent again since it was read: this link was replaced.
    .where('code_hash', '=', code_hash)
    .executeTakeFirst()
  if (numDeletedRows !== 1n) throw new ApiFailure('wrong_code')
  return projects.map(({ project_id }) => project_id)
}

/** Makes someone a member by a used invitation, and notifies the administrators. */
export async function joinByInvitation(
  transaction: Transaction,
  invitation: OpenInvitation,
  projectIds: readonly number[],
  { accountId, ip }: { readonly accountId: number; readonly ip: string },
): Promise<void> {
  const { organization_id: organizationId, organization_name: organization } = invitation
  const { administrators } = await accountsOf(transaction.database, organizationId)
  await join(transaction, invitation, accountId)
  await joinProjects(transaction, projectIds, accountId)
  await readInvited(transaction, accountId, organizationId)
  const member = (await findMembership(transaction.database, organizationId, accountId))!
  const name = displayedName(member)
  await writeAudit(transaction, {
    action: 'member.joined',
    accountId,
    organizationId,
    subjectId: accountId,
    values: { name, after: member.role },
    ip,
  })
  await insertNotifications(transaction, administrators, {
    kind: 'invitation_accepted',
    values: { name, organization },
    entity: 'organization_users',
    entityId: organizationId,
  })
  await publishOrganization(transaction, organizationId)
}

/** A current member keeps their role. */
async function join(transaction: Transaction, { organization_id, role }: OpenInvitation, account_id: number) {
  if (await findMembership(transaction.database, organization_id, account_id)) return
  await requireSeats(transaction, organization_id, 1)
  await transaction.database
    .insertInto('organization_member')
    .values({ organization_id, account_id, role, created_at: timestamp(transaction) })
    .execute()
}

async function joinProjects(transaction: Transaction, projectIds: readonly number[], account_id: number) {
  for (const project_id of projectIds) {
    await transaction.database
      .insertInto('project_member')
      .values({ project_id, account_id, created_at: timestamp(transaction) })
      .onConflict((conflict) => conflict.columns(['project_id', 'account_id']).doNothing())
      .execute()
  }
}

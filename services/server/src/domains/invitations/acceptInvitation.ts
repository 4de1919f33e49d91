import { acceptInvitation, displayedName } from '@saywright/api/contract'
import { type Context, timestamp } from '../../context.js'
import { bind } from '../../http/bind.js'
import { ApiFailure } from '../../http/failure.js'
import { createSession } from '../../security/sessions.js'
import type { Database } from '../../store/database.js'
import { findAccount } from '../account/accounts.js'
import { writeAudit } from '../audit/writeAudit.js'
import { insertNotifications } from '../notifications/insertNotification.js'
import { publishNotifications } from '../notifications/notificationResponse.js'
import { accountsOf, findMembership, lockOrganization } from '../organization/lockOrganization.js'
import { publishOrganization } from '../organization/publishOrganization.js'
import { findInvitationByCode } from './findInvitation.js'
import { projectsOfInvitations } from './invitationResponses.js'
import { insertNewcomer, readNewcomer } from './invitedAccount.js'
import { requireSeats } from './requireSeats.js'

type Invitation = Awaited<ReturnType<typeof findInvitationByCode>>

export const acceptInvitationRoute = bind(acceptInvitation, async (call) => {
  const { context, params, body, ip, locale, request } = call
  const { database } = context
  const invitation = await findInvitationByCode(context, database, params.code)
  const { organization_id: organizationId, organization_name: name, email } = invitation
  const account = await findAccount(database, email)
  const newcomer = account?.is_confirmed ? undefined : await readNewcomer(context, body)
  const done = await database.transaction().execute(async (transaction) => {
    await lockOrganization(context, transaction, organizationId)
    const projects = await projectsOfInvitations(transaction, [invitation.id])
    await consumeInvitation(transaction, invitation)
    const id = newcomer ? await insertNewcomer(context, transaction, email, newcomer, locale) : account!.id
    const { administrators } = await accountsOf(transaction, organizationId)
    await join(context, transaction, invitation, id)
    const projectIds = projects.map(({ project_id }) => project_id)
    await joinProjects(context, transaction, projectIds, id)
    const member = (await findMembership(transaction, organizationId, id))!
    const personName = displayedName(member)
    await writeAudit(context, transaction, {
      action: 'member.joined',
      accountId: id,
      organizationId,
      subjectId: id,
      values: { name: personName, after: member.role },
      ip,
    })
    const notificationIds = await insertNotifications(context, transaction, administrators, {
      kind: 'invitation_accepted',
      values: { name: personName, organization: name },
      entity: 'organization_users',
      entityId: organizationId,
    })
    const access_token = newcomer
      ? await createSession(context, transaction, { accountId: id, request })
      : null
    return { id, access_token, notificationIds, projects_joined: projectIds.length }
  })
  const { notificationIds, ...response } = done
  await publishNotifications(context, notificationIds)
  await publishOrganization(context, organizationId)
  return {
    ...response,
    account_created: newcomer !== undefined,
    organization: { id: organizationId, name },
  }
})

/** Of two calls at the same moment, one gets it. */
async function consumeInvitation(transaction: Database, { id, code_hash }: Invitation): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('invitation')
    .where('id', '=', id)
    // Sent again since it was read: this link is no longer the one.
    .where('code_hash', '=', code_hash)
    .executeTakeFirst()
  if (numDeletedRows !== 1n) throw new ApiFailure('wrong_code')
}

/** Whoever is a member already keeps the role they have. */
async function join(context: Context, transaction: Database, invitation: Invitation, account_id: number) {
  const { organization_id, role } = invitation
  if (await findMembership(transaction, organization_id, account_id)) return
  await requireSeats(transaction, organization_id, 1)
  await transaction
    .insertInto('organization_member')
    .values({ organization_id, account_id, role, created_at: timestamp(context) })
    .execute()
}

async function joinProjects(
  context: Context,
  transaction: Database,
  projectIds: readonly number[],
  account_id: number,
) {
  for (const project_id of projectIds) {
    await transaction
      .insertInto('project_member')
      .values({ project_id, account_id, created_at: timestamp(context) })
      .onConflict((conflict) => conflict.columns(['project_id', 'account_id']).doNothing())
      .execute()
  }
}

import {
  acceptOwnInvitation,
  declineOwnInvitation,
  displayedName,
  listOwnInvitations,
} from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { requireSelf } from '../../security/liveSession.js'
import { timestamp } from '../../store/timestamp.js'
import type { Reading } from '../../transaction/transaction.js'
import { insertNotifications } from '../notifications/insertNotification.js'
import { bind } from '../shared/call.js'
import { accountsOf, lockOrganization } from '../shared/organizations/lockOrganization.js'
import { publishOrganization } from '../shared/organizations/publishOrganization.js'
import { projectsOfInvitations } from './invitationResponses.js'
import { consumeInvitation, joinByInvitation } from './joinByInvitation.js'
import { readInvited } from './readInvited.js'
import { roleWords } from './roleWords.js'

/** Invitations to the address of an account whose time is not over: who reads its mails has the links anyway. */
function invitationsTo(reading: Pick<Reading, 'database' | 'now'>, accountId: number) {
  return reading.database
    .selectFrom('invitation')
    .innerJoin('account as invited', 'invited.email_key', 'invitation.email_key')
    .innerJoin('organization', 'organization.id', 'invitation.organization_id')
    .leftJoin('account as inviter', 'inviter.id', 'invitation.inviter_id')
    .selectAll('invitation')
    .select('organization.name as organization_name')
    .select(['invited.first_name as invited_first_name', 'invited.last_name as invited_last_name'])
    .select(['inviter.first_name', 'inviter.last_name'])
    .where('invited.id', '=', accountId)
    .where('invitation.expires_at', '>', timestamp(reading))
    .orderBy('invitation.id', 'desc')
}

/** @throws ApiFailure `not_found`, also for another person's invitation. */
async function findOwnInvitation(reading: Pick<Reading, 'database' | 'now'>, accountId: number, id: number) {
  const row = await invitationsTo(reading, accountId).where('invitation.id', '=', id).executeTakeFirst()
  if (!row) throw new ApiFailure('not_found')
  return row
}

export const listOwnInvitationsRoute = bind(listOwnInvitations, async ({ context, session }) => {
  const rows = await invitationsTo(context, session.accountId).execute()
  const ids = rows.map(({ id }) => id)
  const projects = ids.length > 0 ? await projectsOfInvitations(context.database, ids) : []
  const data = rows.map((row) => ({
    id: row.id,
    organization: { id: row.organization_id, name: row.organization_name },
    role: roleWords(row.role),
    inviter: row.first_name === null ? null : displayedName(row),
    projects: projects
      .filter(({ invitation_id }) => invitation_id === row.id)
      .map(({ project_id, title }) => ({ id: project_id, title })),
    expires_at: row.expires_at,
  }))
  return { data, total: data.length }
})

export const acceptOwnInvitationRoute = bind(
  acceptOwnInvitation,
  async ({ context, params, session, ip }) => {
    requireSelf(session)
    const { accountId } = session
    const invitation = await findOwnInvitation(context, accountId, params.id)
    const { organization_id: id, organization_name: name } = invitation
    const projects_joined = await context.transaction(async (transaction) => {
      await lockOrganization(transaction, id)
      const projectIds = await consumeInvitation(transaction, invitation)
      await joinByInvitation(transaction, invitation, projectIds, { accountId, ip })
      return projectIds.length
    })
    return { organization: { id, name }, projects_joined }
  },
)

export const declineOwnInvitationRoute = bind(declineOwnInvitation, async (call) => {
  const { context, params, session } = call
  requireSelf(session)
  await context.transaction(async (transaction) => {
    const invitation = await findOwnInvitation(transaction, session.accountId, params.id)
    const { organization_id: organizationId, organization_name: organization, email_key } = invitation
    await lockOrganization(transaction, organizationId)
    await consumeInvitation(transaction, invitation)
    await readInvited(transaction, session.accountId, organizationId)
    await writeAudit(transaction, {
      action: 'invitation.declined',
      ...actorOf(call),
      organizationId,
      values: { name: email_key },
    })
    const { administrators } = await accountsOf(transaction.database, organizationId)
    const name = displayedName({
      first_name: invitation.invited_first_name,
      last_name: invitation.invited_last_name,
    })
    await insertNotifications(transaction, administrators, {
      kind: 'invitation_declined',
      values: { name, organization },
      entity: 'organization_users',
      entityId: organizationId,
    })
    await publishOrganization(transaction, organizationId)
  })
  return undefined
})

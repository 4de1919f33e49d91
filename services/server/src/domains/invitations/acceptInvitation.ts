import { acceptInvitation, displayedName } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { createSession } from '../../security/sessions.js'
import { timestamp } from '../../store/timestamp.js'
import type { Unit } from '../../unit/unit.js'
import { findAccount } from '../account/accounts.js'
import { writeAudit } from '../audit/writeAudit.js'
import { insertNotifications } from '../notifications/insertNotification.js'
import { accountsOf, findMembership, lockOrganization } from '../organization/lockOrganization.js'
import { publishOrganization } from '../organization/publishOrganization.js'
import { bind } from '../shared/call.js'
import { findInvitationByCode } from './findInvitation.js'
import { projectsOfInvitations } from './invitationResponses.js'
import { insertNewcomer, readNewcomer } from './invitedAccount.js'
import { requireSeats } from './requireSeats.js'

type Invitation = Awaited<ReturnType<typeof findInvitationByCode>>

export const acceptInvitationRoute = bind(acceptInvitation, async (call) => {
  const { context, params, body, ip, locale, request } = call
  const { database } = context
  const invitation = await findInvitationByCode(context, params.code)
  const { organization_id: organizationId, organization_name: name, email } = invitation
  const account = await findAccount(database, email)
  const newcomer = account?.is_confirmed ? undefined : await readNewcomer(context, body)
  const joined = await context.change(async (unit) => {
    await lockOrganization(unit, organizationId)
    const projects = await projectsOfInvitations(unit.database, [invitation.id])
    await consumeInvitation(unit, invitation)
    const id = newcomer ? await insertNewcomer(unit, email, newcomer, locale) : account!.id
    const { administrators } = await accountsOf(unit.database, organizationId)
    await join(unit, invitation, id)
    const projectIds = projects.map(({ project_id }) => project_id)
    await joinProjects(unit, projectIds, id)
    const member = (await findMembership(unit.database, organizationId, id))!
    const personName = displayedName(member)
    await writeAudit(unit, {
      action: 'member.joined',
      accountId: id,
      organizationId,
      subjectId: id,
      values: { name: personName, after: member.role },
      ip,
    })
    await insertNotifications(unit, administrators, {
      kind: 'invitation_accepted',
      values: { name: personName, organization: name },
      entity: 'organization_users',
      entityId: organizationId,
    })
    const access_token = newcomer ? await createSession(unit, { accountId: id, request }) : null
    await publishOrganization(unit, organizationId)
    return { id, access_token, projects_joined: projectIds.length }
  })
  return {
    ...joined,
    account_created: newcomer !== undefined,
    organization: { id: organizationId, name },
  }
})

/** Of two calls at the same moment, one gets it. */
async function consumeInvitation(unit: Unit, { id, code_hash }: Invitation): Promise<void> {
  const { numDeletedRows } = await unit.database
    .deleteFrom('invitation')
    .where('id', '=', id)
    // Sent again since it was read: this link is no longer the one.
    .where('code_hash', '=', code_hash)
    .executeTakeFirst()
  if (numDeletedRows !== 1n) throw new ApiFailure('wrong_code')
}

/** Whoever is a member already keeps the role they have. */
async function join(unit: Unit, invitation: Invitation, account_id: number) {
  const { organization_id, role } = invitation
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

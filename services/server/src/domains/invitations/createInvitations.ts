import { type BodyOf, createInvitations, displayedName } from '@saywright/api/contract'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { takeAttempt } from '../../security/attempts.js'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'
import { findMembership, lockAsAdministrator } from '../shared/organizations/lockOrganization.js'
import { publishOrganization } from '../shared/organizations/publishOrganization.js'
import { emailKey } from '../shared/people/accounts.js'
import { insertInvitation } from './insertInvitation.js'
import { invitationLimits } from './invitationLimits.js'
import { requireSeats } from './requireSeats.js'
import { requireOwnProjects, requireUninvited } from './requireUninvited.js'
import { freshInvitationCode, sendInvitation } from './sendInvitation.js'

export const createInvitationsRoute = bind(
  createInvitations,
  async ({ context, body, session, scope, ip, locale }) => {
    const { organizationId } = scope
    const role = body.role['en-US']
    const projectIds = [...new Set(body.projects)]
    const addresses = addressesOf(body)
    const limits = invitationLimits(context, organizationId, [...addresses.keys()])
    await context.transaction(async (transaction) => {
      await lockAsAdministrator(transaction, organizationId, session.accountId)
      await requireOwnProjects(transaction.database, organizationId, projectIds)
      await requireUninvited(transaction, organizationId, [...addresses.keys()])
      await requireSeats(transaction, organizationId, addresses.size)
      await takeAttempt(transaction, limits)
      const inviter = (await findMembership(transaction.database, organizationId, session.accountId))!
      for (const [key, email] of addresses) {
        const { code, kept } = freshInvitationCode(transaction)
        const from = { organization_id: organizationId, inviter_id: session.accountId }
        const to = { email, email_key: key, role, created_at: timestamp(context), ...kept }
        await insertInvitation(transaction, { ...from, ...to }, projectIds)
        await writeAudit(transaction, {
          action: 'invitation.created',
          ...actorOf({ session, ip }),
          organizationId,
          values: { name: key, after: role },
        })
        const { organization_name: organization } = inviter
        const outgoing = { email, organizationId, organization, inviter: displayedName(inviter), locale }
        await sendInvitation(context, transaction, code, outgoing)
      }
      await publishOrganization(transaction, organizationId)
    })
    return undefined
  },
)

/** The addresses by the key that makes each one person: written twice, one is invited once. */
function addressesOf(body: BodyOf<typeof createInvitations>): ReadonlyMap<string, string> {
  const written = [body.invitation_mail ?? [], body.invitation_mails ?? []].flat()
  return new Map(written.map((email) => [emailKey(email), email.trim()]))
}

import { displayedName, resendInvitation } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { takeAttempt } from '../../security/attempts.js'
import { bind } from '../shared/call.js'
import { findMembership, lockAsAdministrator } from '../shared/organizations/lockOrganization.js'
import { findInvitation } from './findInvitation.js'
import { invitationLimits } from './invitationLimits.js'
import { freshInvitationCode, sendInvitation } from './sendInvitation.js'

export const resendInvitationRoute = bind(
  resendInvitation,
  async ({ context, params, session, scope, ip, locale }) => {
    const { organizationId } = scope
    const { invitationId } = params
    const { email_key } = await findInvitation(context.database, organizationId, invitationId)
    const limits = invitationLimits(context, organizationId, [email_key])
    await context.transaction(async (transaction) => {
      await lockAsAdministrator(transaction, organizationId, session.accountId)
      await takeAttempt(transaction, limits)
      const inviter = (await findMembership(transaction.database, organizationId, session.accountId))!
      const { code, kept } = freshInvitationCode(transaction)
      const invitation = await transaction.database
        .updateTable('invitation')
        .set({ ...kept, inviter_id: session.accountId })
        .where('id', '=', invitationId)
        .returning('email')
        .executeTakeFirst()
      if (!invitation) throw new ApiFailure('not_found')
      await writeAudit(transaction, {
        action: 'invitation.resent',
        ...actorOf({ session, ip }),
        organizationId,
        values: { name: email_key },
      })
      await sendInvitation(context, transaction, code, {
        email: invitation.email,
        organizationId,
        organization: inviter.organization_name,
        inviter: displayedName(inviter),
        locale,
      })
    })
    return undefined
  },
)

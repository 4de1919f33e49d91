import { displayedName, resendInvitation } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { Refusal } from '../../http/refusal.js'
import { takeAttempt } from '../../security/attempts.js'
import { actorOf } from '../audit/actorOf.js'
import { writeAudit } from '../audit/writeAudit.js'
import { publishNotifications } from '../notifications/notificationAnswer.js'
import { findMembership, holdAsAdministrator } from '../organization/holdOrganization.js'
import { findInvitation } from './findInvitation.js'
import { invitationAnswers } from './invitationAnswers.js'
import { invitationLimits } from './invitationLimits.js'
import { freshInvitationCode, sendInvitation } from './sendInvitation.js'

export const resendInvitationRoute = bind(
  resendInvitation,
  async ({ context, params, session, scope, ip, locale }) => {
    const { organizationId } = scope
    const { invitationId } = params
    const { email_key } = await findInvitation(context.database, organizationId, invitationId)
    const limits = invitationLimits(context, organizationId, [email_key])
    const notificationIds = await context.database.transaction().execute(async (transaction) => {
      await holdAsAdministrator(context, transaction, organizationId, session.accountId)
      await takeAttempt(context, limits, transaction)
      const inviter = (await findMembership(transaction, organizationId, session.accountId))!
      const { code, kept } = freshInvitationCode(context)
      const invitation = await transaction
        .updateTable('invitation')
        .set({ ...kept, inviter_id: session.accountId })
        .where('id', '=', invitationId)
        .returning('email')
        .executeTakeFirst()
      if (!invitation) throw new Refusal('not_found')
      await writeAudit(context, transaction, {
        action: 'invitation.resent',
        ...actorOf({ session, ip }),
        organizationId,
        values: { name: email_key },
      })
      return sendInvitation(context, transaction, code, {
        email: invitation.email,
        organization: inviter.organization_name,
        inviter: displayedName(inviter),
        locale,
      })
    })
    context.tasks.wake()
    await publishNotifications(context, notificationIds)
    const [answer] = await invitationAnswers(context, context.database, [invitationId])
    if (!answer) throw new Refusal('not_found')
    return answer
  },
)

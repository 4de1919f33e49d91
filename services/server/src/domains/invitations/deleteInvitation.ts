import { deleteInvitation } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { actorOf } from '../audit/actorOf.js'
import { writeAudit } from '../audit/writeAudit.js'
import { lockAsAdministrator } from '../organization/lockOrganization.js'
import { publishOrganization } from '../organization/publishOrganization.js'
import { findInvitation } from './findInvitation.js'

export const deleteInvitationRoute = bind(
  deleteInvitation,
  async ({ context, params, session, scope, ip }) => {
    const { organizationId } = scope
    await context.database.transaction().execute(async (transaction) => {
      await lockAsAdministrator(context, transaction, organizationId, session.accountId)
      const { id, email_key } = await findInvitation(transaction, organizationId, params.invitationId)
      await transaction.deleteFrom('invitation').where('id', '=', id).execute()
      await writeAudit(context, transaction, {
        action: 'invitation.revoked',
        ...actorOf({ session, ip }),
        organizationId,
        values: { name: email_key },
      })
    })
    await publishOrganization(context, organizationId)
    return undefined
  },
)

import { deleteInvitation } from '@saywright/api/contract'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { bind } from '../shared/call.js'
import { lockAsAdministrator } from '../shared/organizations/lockOrganization.js'
import { publishOrganization } from '../shared/organizations/publishOrganization.js'
import { findInvitation } from './findInvitation.js'

export const deleteInvitationRoute = bind(
  deleteInvitation,
  async ({ context, params, session, scope, ip }) => {
    const { organizationId } = scope
    await context.transaction(async (transaction) => {
      await lockAsAdministrator(transaction, organizationId, session.accountId)
      const { id, email_key } = await findInvitation(
        transaction.database,
        organizationId,
        params.invitationId,
      )
      await transaction.database.deleteFrom('invitation').where('id', '=', id).execute()
      await writeAudit(transaction, {
        action: 'invitation.revoked',
        ...actorOf({ session, ip }),
        organizationId,
        values: { name: email_key },
      })
      await publishOrganization(transaction, organizationId)
    })
    return undefined
  },
)

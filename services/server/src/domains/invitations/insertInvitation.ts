import type { Insertable } from 'kysely'
import type { InvitationTable } from '../../store/tables/organization.js'
import type { Transaction } from '../../transaction/transaction.js'

/** Keeps an invitation with its projects; one that ran out makes room for it. */
export async function insertInvitation(
  transaction: Transaction,
  invitation: Insertable<InvitationTable>,
  projectIds: readonly number[],
): Promise<number> {
  await transaction.database
    .deleteFrom('invitation')
    .where('organization_id', '=', invitation.organization_id)
    .where('email_key', '=', invitation.email_key)
    .execute()
  const { id } = await transaction.database
    .insertInto('invitation')
    .values(invitation)
    .returning('id')
    .executeTakeFirstOrThrow()
  if (projectIds.length > 0) {
    const rows = projectIds.map((project_id) => ({ invitation_id: id, project_id }))
    await transaction.database.insertInto('invitation_project').values(rows).execute()
  }
  return id
}

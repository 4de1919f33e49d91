import type { Insertable } from 'kysely'
import type { Database } from '../../store/database.js'
import type { InvitationTable } from '../../store/tables/organization.js'

/** Keeps an invitation with its projects; one that ran out makes room for it. */
export async function insertInvitation(
  transaction: Database,
  invitation: Insertable<InvitationTable>,
  projectIds: readonly number[],
): Promise<number> {
  await transaction
    .deleteFrom('invitation')
    .where('organization_id', '=', invitation.organization_id)
    .where('email_key', '=', invitation.email_key)
    .execute()
  const { id } = await transaction
    .insertInto('invitation')
    .values(invitation)
    .returning('id')
    .executeTakeFirstOrThrow()
  if (projectIds.length > 0) {
    const rows = projectIds.map((project_id) => ({ invitation_id: id, project_id }))
    await transaction.insertInto('invitation_project').values(rows).execute()
  }
  return id
}

import type { Organization } from '@saywright/api/contract'
import type { Context } from '../../context.js'
import { invitationAnswers } from '../invitations/invitationAnswers.js'
import { organizationAnswers } from './organizationAnswers.js'

/** One organization as a member of it sees it: invitations are for administrators. */
export async function organizationAnswer(
  context: Context,
  id: number,
  accountId: number,
): Promise<Organization> {
  const [answer] = await organizationAnswers(context.database, [id], accountId)
  if (!answer?.administrators?.some((person) => person.id === accountId)) return answer!
  const rows = await context.database
    .selectFrom('invitation')
    .select('id')
    .where('organization_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
  const ids = rows.map((row) => row.id)
  return { ...answer, invitations_user: await invitationAnswers(context, context.database, ids) }
}

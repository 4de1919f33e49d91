import type { Organization } from '@saywright/api/contract'
import type { Context } from '../../context.js'
import { invitationResponses } from '../invitations/invitationResponses.js'
import { organizationResponses } from './organizationResponses.js'

/** One organization as a member of it sees it: invitations are for administrators. */
export async function organizationResponse(
  context: Context,
  id: number,
  accountId: number,
): Promise<Organization> {
  const [response] = await organizationResponses(context.database, [id], accountId)
  if (!response?.administrators?.some((person) => person.id === accountId)) return response!
  const rows = await context.database
    .selectFrom('invitation')
    .select('id')
    .where('organization_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
  const ids = rows.map((row) => row.id)
  return { ...response, invitations_user: await invitationResponses(context, ids) }
}

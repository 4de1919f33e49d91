import type { Invitation } from '@saywright/api/contract'
import type { Reader } from '../../store/database.js'
import { timestamp } from '../../store/timestamp.js'
import type { Reading } from '../../transaction/transaction.js'
import { roleWords } from './roleWords.js'

/** Invitations as they travel, in the order of the identifiers given. */
export async function invitationResponses(reading: Reading, ids: readonly number[]): Promise<Invitation[]> {
  if (ids.length === 0) return []
  const rows = await reading.database
    .selectFrom('invitation')
    .innerJoin('organization', 'organization.id', 'invitation.organization_id')
    .selectAll('invitation')
    .select('organization.name as organization_name')
    .where('invitation.id', 'in', ids)
    .execute()
  const projects = await projectsOfInvitations(reading.database, ids)
  const now = timestamp(reading)
  const responses = rows.map(
    (row): Invitation => ({
      id: row.id,
      invitation_mail: row.email,
      role: roleWords(row.role),
      invitations_project: projects
        .filter(({ invitation_id }) => invitation_id === row.id)
        .map(({ id, project_id, title }) => ({
          id,
          project: { id: project_id, title },
          // A member who joins by an invitation owns none of its projects.
          role: 'developer',
          invitation_user: { id: row.id, invitation_mail: row.email },
        })),
      organization: { id: row.organization_id, name: row.organization_name },
      is_expired: row.expires_at <= now,
      created_at: row.created_at,
      expires_at: row.expires_at,
    }),
  )
  return ids.flatMap((id) => responses.filter((response) => response.id === id))
}

export function projectsOfInvitations(database: Reader, ids: readonly number[]) {
  return database
    .selectFrom('invitation_project')
    .innerJoin('project', 'project.id', 'invitation_project.project_id')
    .select(['invitation_project.id', 'invitation_project.invitation_id'])
    .select(['project.id as project_id', 'project.title'])
    .where('invitation_project.invitation_id', 'in', ids)
    .orderBy('project.title_folded')
    .execute()
}

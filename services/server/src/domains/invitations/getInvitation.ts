import { displayedName, getInvitation } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { findAccount } from '../shared/people/accounts.js'
import { findInvitationByCode } from './findInvitation.js'
import { projectsOfInvitations } from './invitationResponses.js'
import { roleWords } from './roleWords.js'

export const getInvitationRoute = bind(getInvitation, async ({ context, params }) => {
  const { database } = context
  const invitation = await findInvitationByCode(context, params.code)
  const projects = await projectsOfInvitations(database, [invitation.id])
  const account = await findAccount(database, invitation.email)
  return {
    invitation_mail: invitation.email,
    organization: { id: invitation.organization_id, name: invitation.organization_name },
    role: roleWords(invitation.role),
    inviter: invitation.first_name === null ? null : displayedName(invitation),
    projects: projects.map(({ project_id, title }) => ({ id: project_id, title })),
    has_account: account?.is_confirmed ?? false,
    expires_at: invitation.expires_at,
  }
})

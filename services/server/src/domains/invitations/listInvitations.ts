import { listInvitations } from '@saywright/api/contract'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { invitationResponses } from './invitationResponses.js'

const columns = {
  invitation_mail: 'invitation.email_folded',
  role: 'invitation.role',
  created_at: 'invitation.id',
} as const

export const listInvitationsRoute = bind(listInvitations, async ({ context, query, scope }) => {
  const { database } = context
  const page = pageRequest(query, columns, { column: 'invitation.id', direction: 'desc' })
  const found = database
    .selectFrom('invitation')
    .where('organization_id', '=', scope.organizationId)
    .where(hasWords(['invitation.email_folded'], page.keywords))
  return listPage(found.select('invitation.id'), page, 'invitation.id', (rows) =>
    invitationResponses(
      context,
      rows.map(({ id }) => id),
    ),
  )
})

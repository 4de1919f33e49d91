import type { OwnInvitation } from '@saywright/api/contract'
import { useAcceptOwnInvitation, useDeclineOwnInvitation } from '@saywright/api/react'
import { useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useFocusedOrganization } from '../focus/useFocusedOrganization.js'
import { ownInvitationMessages } from './messages.js'
import { OwnInvitationCard } from './OwnInvitationCard.js'

/** The invitations to the logged-in user, each with its answers. */
export function AnswerInvitations({ invitations }: { invitations: readonly OwnInvitation[] }) {
  const t = useMessages(ownInvitationMessages)
  const { notices } = useShell()
  const { focus } = useFocusedOrganization()
  const accept = useAcceptOwnInvitation()
  const decline = useDeclineOwnInvitation()
  const succeed = (text: string) => void notices.show({ cause: 'invitation', tone: 'success', text })
  return invitations.map((invitation) => (
    <OwnInvitationCard
      key={invitation.id}
      invitation={invitation}
      onAccept={async ({ id, organization }) => {
        await accept({ params: { id } })
        focus(organization.id)
        succeed(t('accepted', { organization: organization.name }))
      }}
      onDecline={async ({ id, organization }) => {
        await decline({ params: { id } })
        succeed(t('declined', { organization: organization.name }))
      }}
    />
  ))
}

import {
  toLoadable,
  useAcceptOwnInvitation,
  useDeclineOwnInvitation,
  useOwnInvitations,
} from '@saywright/api/react'
import { useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useFocusedOrganization } from '../focus/useFocusedOrganization.js'
import { ownInvitationMessages } from './messages.js'
import { OwnInvitationCard } from './OwnInvitationCard.js'

/** The invitations that wait for an answer of who is logged in; nothing while there is none. */
export function OwnInvitations() {
  const t = useMessages(ownInvitationMessages)
  const { notices } = useShell()
  const { focus } = useFocusedOrganization()
  const waiting = toLoadable(useOwnInvitations())
  const accept = useAcceptOwnInvitation()
  const decline = useDeclineOwnInvitation()
  const succeed = (text: string) => void notices.show({ cause: 'invitation', tone: 'success', text })
  if (waiting.state !== 'ready') return null
  return waiting.value.data.map((invitation) => (
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

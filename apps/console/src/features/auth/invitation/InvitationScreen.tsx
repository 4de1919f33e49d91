import type { ApiError, Loadable } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { ErrorState, Stack } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { addressOf } from '../Address.js'
import { AuthHeading } from '../AuthHeading.js'
import { DeadLink } from '../DeadLink.js'
import { WaitingScreen } from '../WaitingScreen.js'
import { GuestActions } from './GuestActions.js'
import type { Guest, ReceivedInvitation } from './Invitation.js'
import { InvitationFacts } from './InvitationFacts.js'
import { invitationMessages } from './messages.js'
import { NewcomerForm } from './NewcomerForm.js'

export type InvitationScreenProps = {
  invitation: Loadable<{ invitation: ReceivedInvitation; guest: Guest }>
}

/** The page of the link of an invitation. */
export function InvitationScreen({ invitation: loadable }: InvitationScreenProps) {
  const t = useMessages(invitationMessages)
  if (loadable.state === 'loading') return <WaitingScreen title={t('waiting')} />
  if (loadable.state === 'failed') return <Unreadable {...loadable} />
  const { invitation, guest } = loadable.value
  const { invitation_mail: email, inviter, organization } = invitation
  const sentence = inviter ? t('lead', { inviter, email }) : t('leadNobody', { email })
  return (
    <Stack gap="x4">
      <AuthHeading
        title={t('title', { organization: organization.name })}
        lead={richText(sentence, { address: addressOf })}
      />
      <InvitationFacts {...invitation} />
      {guest.kind === 'newcomer' ? (
        <NewcomerForm email={email} guest={guest} />
      ) : (
        <GuestActions guest={guest} />
      )}
    </Stack>
  )
}

function Unreadable({ error, retry }: { error: ApiError; retry: () => void }) {
  const t = useMessages(invitationMessages)
  const home = [{ href: '/', label: t('dead.home') }]
  if (error.code === 'expired_code') {
    return <DeadLink title={t('dead.expired')} lead={t('dead.expiredLead')} ways={home} />
  }
  if (error.code === 'wrong_code') {
    return <DeadLink title={t('dead.used')} lead={t('dead.usedLead')} ways={home} />
  }
  return <ErrorState title={t('failed')} {...failureOf({ error, retry })} />
}

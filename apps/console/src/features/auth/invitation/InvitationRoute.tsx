import { bothReady, failed, mapReady, ready, type User } from '@saywright/api/contract'
import { toLoadable, useInvitation, useMe } from '@saywright/api/react'
import {
  DocumentTitle,
  noticeOfInvalidForm,
  useAccount,
  useIsLoggedIn,
  useLogOut,
  useShell,
} from '@saywright/shell'
import { consolePaths, loginPath } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { useParams } from 'react-router'
import { type Guest, isSameAddress, type ReceivedInvitation } from './Invitation.js'
import { InvitationScreen } from './InvitationScreen.js'
import { invitationMessages } from './messages.js'
import { useAcceptance } from './useAcceptance.js'

/** Reads an invitation for its link, whether or not a user is logged in. */
export function InvitationRoute() {
  const t = useMessages(invitationMessages)
  const { code = '' } = useParams()
  const { notices, i18n } = useShell()
  const isLoggedIn = useIsLoggedIn()
  useAccount()
  const account = toLoadable(useMe(isLoggedIn))
  const read = useInvitation(code)
  const { isAccepting, dead, asNewcomer, asSelf } = useAcceptance(code)
  const logOut = useLogOut()
  const [isLoggingOut, setLoggingOut] = useState(false)

  const leave = () => {
    setLoggingOut(true)
    // The cache is cleared with the account, including the invitation.
    void logOut()
      .finally(() => read.mutate())
      .finally(() => setLoggingOut(false))
  }
  const guestOf = ({ invitation_mail, has_account }: ReceivedInvitation, user: User | null): Guest => {
    if (user) {
      return isSameAddress(user.email, invitation_mail)
        ? { kind: 'self', onAccept: () => void asSelf(), isAccepting }
        : { kind: 'another', name: user.name, onLogOut: leave, isLoggingOut }
    }
    if (has_account) return { kind: 'known', loginHref: loginPath(consolePaths.invitation({ code })) }
    const onInvalid = () => notices.show(noticeOfInvalidForm(i18n))
    return { kind: 'newcomer', onJoin: asNewcomer, onInvalid }
  }
  // The actions depend on the logged-in user, so that is waited for.
  const person = isLoggedIn ? account : ready(null)
  const opened = mapReady(bothReady(toLoadable(read), person), ([invitation, user]) => ({
    invitation,
    guest: guestOf(invitation, user),
  }))
  return (
    <>
      <DocumentTitle>
        {read.data ? t('title', { organization: read.data.organization.name }) : t('waiting')}
      </DocumentTitle>
      <InvitationScreen invitation={dead ? failed(dead, () => {}) : opened} />
    </>
  )
}

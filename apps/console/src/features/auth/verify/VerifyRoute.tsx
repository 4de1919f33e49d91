import { getDemo } from '@saywright/api/contract'
import { useRead, useResendConfirmation } from '@saywright/api/react'
import { DocumentTitle, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { registeredEmail } from '../registered.js'
import { verifyMessages } from './messages.js'
import { useCountdown } from './useCountdown.js'
import { VerifyScreen } from './VerifyScreen.js'

/** Between two mails: long enough for the first to arrive, and the server lets five pass an hour. */
const resendPauseSeconds = 60

/** Waits for the confirmation of an account. */
export function VerifyRoute() {
  const t = useMessages(verifyMessages)
  const { notices } = useShell()
  const resend = useResendConfirmation()
  const navigate = useNavigate()
  const { data: demo } = useRead(getDemo, {})
  const [isResending, setResending] = useState(false)
  const [secondsToWait, wait] = useCountdown()
  const email = registeredEmail()

  const sendAgain = async (address: string) => {
    setResending(true)
    try {
      await resend({ body: { email: address } })
      notices.show({ cause: 'mail', tone: 'success', text: t('resent', { email: address }), long: true })
      setResending(false)
      wait(resendPauseSeconds)
    } catch {
      notices.keepForNextPage()
      void navigate(consolePaths.login)
    }
  }
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <VerifyScreen
        email={email}
        onResend={email ? () => void sendAgain(email) : undefined}
        isResending={isResending}
        secondsToWait={secondsToWait}
        mailboxHref={demo ? '/dev/mailbox' : undefined}
      />
    </>
  )
}

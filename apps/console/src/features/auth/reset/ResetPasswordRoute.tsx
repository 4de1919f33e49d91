import { limits, toApiError } from '@saywright/api/contract'
import { useLinkResetPassword } from '@saywright/api/react'
import { submissionErrors } from '@saywright/forms'
import { DocumentTitle, noticeOfInvalidForm, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { resetMessages } from './messages.js'
import { ResetPasswordScreen } from './ResetPasswordScreen.js'

/** Sends the link to choose a new password; half a minute later the login is there again. */
export function ResetPasswordRoute() {
  const t = useMessages(resetMessages)
  const { notices, i18n, tell } = useShell()
  const send = useLinkResetPassword()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [sentTo, setSentTo] = useState<string>()
  const loginHref = `${consolePaths.login}${search}`

  useEffect(() => {
    if (sentTo === undefined) return
    const timer = setTimeout(() => void navigate(loginHref), limits.longNoticeMilliseconds)
    return () => clearTimeout(timer)
  }, [sentTo, navigate, loginHref])

  const sendLink = async ({ email }: { email: string }) => {
    try {
      await send({ body: { email }, isFailureShown: true })
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.kind !== 'tooMany' && error.kind !== 'invalid') tell(error)
      return submissionErrors(thrown, error.kind === 'invalid' ? ['email'] : [])
    }
    notices.show({
      cause: 'form',
      tone: 'success',
      isForNextPage: true,
      text: t('sent.notice', { email }),
      long: true,
    })
    setSentTo(email)
    return undefined
  }
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <ResetPasswordScreen
        onSend={sendLink}
        onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
        sentTo={sentTo}
        loginHref={loginHref}
      />
    </>
  )
}

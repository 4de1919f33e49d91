import { useConfirmRegister } from '@saywright/api/react'
import { DocumentTitle, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { LinkScreen } from './LinkScreen.js'
import { linkMessages } from './messages.js'

/** Confirms an account with the link of its mail, and logs in. */
export function ConfirmRoute() {
  const t = useMessages(linkMessages)
  const { email, code } = useParams()
  const { notices } = useShell()
  const confirm = useConfirmRegister()
  const navigate = useNavigate()
  const isWhole = Boolean(email && code)
  useEffect(() => {
    if (isWhole) return
    notices.show({ cause: 'link', tone: 'error', isForNextPage: true, text: t('incomplete') })
    void navigate(consolePaths.login, { replace: true })
  }, [isWhole, navigate, notices, t])
  if (!email || !code) return null

  const onContinue = () =>
    confirm({ body: { email, code } }).then(
      () => void navigate('/', { replace: true }),
      () => {
        notices.keepForNextPage()
        void navigate(consolePaths.login, { replace: true })
      },
    )
  return (
    <>
      <DocumentTitle>{t('confirm.title')}</DocumentTitle>
      <LinkScreen purpose="confirm" email={email} onContinue={onContinue} />
    </>
  )
}

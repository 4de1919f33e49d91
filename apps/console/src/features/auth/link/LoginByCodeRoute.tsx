import { useLoginByCode } from '@saywright/api/react'
import { DocumentTitle, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useNavigate, useParams } from 'react-router'
import { LinkScreen } from './LinkScreen.js'
import { linkMessages } from './messages.js'

/** Logs in with the one-time code of a link. */
export function LoginByCodeRoute() {
  const t = useMessages(linkMessages)
  const { code = '' } = useParams()
  const { notices } = useShell()
  const logIn = useLoginByCode()
  const navigate = useNavigate()
  const onContinue = () =>
    logIn({ body: { code } }).then(
      () => void navigate('/'),
      () => {
        notices.keepForNextPage()
        void navigate(consolePaths.login)
      },
    )
  return (
    <>
      <DocumentTitle>{t('login.title')}</DocumentTitle>
      <LinkScreen purpose="login" onContinue={onContinue} />
    </>
  )
}

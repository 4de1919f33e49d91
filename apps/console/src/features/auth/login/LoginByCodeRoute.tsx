import { useLoginByCode } from '@saywright/api/react'
import { DocumentTitle, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import { linkMessages } from '../confirm/messages.js'
import { WaitingScreen } from '../WaitingScreen.js'

/** Logs in with the one-time code of a link. */
export function LoginByCodeRoute() {
  const t = useMessages(linkMessages)
  const { code = '' } = useParams()
  const { notices } = useShell()
  const logIn = useLoginByCode()
  const navigate = useNavigate()
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    logIn({ body: { code } }).then(
      () => navigate('/'),
      () => {
        notices.keepForNextPage()
        void navigate(consolePaths.login)
      },
    )
  }, [code, logIn, navigate, notices])
  return (
    <>
      <DocumentTitle>{t('byCode')}</DocumentTitle>
      <WaitingScreen title={t('byCode')} />
    </>
  )
}

import { useConfirmRegister } from '@saywright/api/react'
import { DocumentTitle, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import { WaitingScreen } from '../WaitingScreen.js'
import { linkMessages } from './messages.js'

/** Confirms an account with the link of its mail, and logs in. */
export function ConfirmRoute() {
  const t = useMessages(linkMessages)
  const { email, code } = useParams()
  const { notices } = useShell()
  const confirm = useConfirmRegister()
  const navigate = useNavigate()
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    if (!email || !code) {
      notices.show({ cause: 'link', tone: 'error', isForNextPage: true, text: t('incomplete') })
      void navigate(consolePaths.login, { replace: true })
      return
    }
    confirm({ body: { email, code } }).then(
      () => navigate('/', { replace: true }),
      () => {
        notices.keepForNextPage()
        void navigate(consolePaths.login, { replace: true })
      },
    )
  }, [email, code, confirm, navigate, notices, t])
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <WaitingScreen title={t('title')} />
    </>
  )
}

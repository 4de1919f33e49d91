import { getDemo, toApiError } from '@saywright/api/contract'
import { toLoadable, useLogin, useRead } from '@saywright/api/react'
import { submissionErrors } from '@saywright/forms'
import { DocumentTitle, noticeOfInvalidForm, placeAfterLogin, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useNavigate, useSearchParams } from 'react-router'
import { authMessages } from '../messages/index.js'
import { rememberRegistered } from '../registered.js'
import { type Credentials, LoginScreen } from './LoginScreen.js'

export function LoginRoute() {
  const t = useMessages(authMessages)
  const logIn = useLogin()
  const { notices, i18n } = useShell()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const demonstration = toLoadable(useRead(getDemo, {}))

  const enter = async (credentials: Credentials) => {
    try {
      await logIn({ body: credentials })
    } catch (thrown) {
      if (toApiError(thrown).code !== 'confirm_first')
        return submissionErrors(thrown, Object.keys(credentials))
      rememberRegistered(credentials.email)
      void navigate('/auth/verify')
      return undefined
    }
    void navigate(placeAfterLogin(search.get('next'), window.location))
    return undefined
  }
  return (
    <>
      <DocumentTitle>{t('login.title')}</DocumentTitle>
      <LoginScreen
        onLogIn={enter}
        onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
        demonstration={demonstration.state === 'ready' ? demonstration.value : undefined}
      />
    </>
  )
}

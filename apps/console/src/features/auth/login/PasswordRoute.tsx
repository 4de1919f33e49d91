import { getDemo, toApiError } from '@saywright/api/contract'
import { toLoadable, useLogin, useRead } from '@saywright/api/react'
import { submissionErrors } from '@saywright/forms'
import { DocumentTitle, lazyComponent, noticeOfInvalidForm, useShell } from '@saywright/shell'
import { signInPaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { authMessages } from '../messages/index.js'
import { rememberRegistered } from '../registered.js'
import { useAfterLogin } from '../useAfterLogin.js'
import type { Credentials } from './credentials.js'
import { LoginScreen } from './LoginScreen.js'

const load = () => import('./besideTheForm.js')
const SocialSignIn = lazyComponent(load, 'SocialSignIn')
const PasskeySignIn = lazyComponent(load, 'PasskeySignIn')

/** The way in by e-mail and password, with the others around it. */
export function PasswordRoute() {
  const t = useMessages(authMessages)
  const logIn = useLogin()
  const { notices, i18n, tell } = useShell()
  const navigate = useNavigate()
  const goOn = useAfterLogin()
  const { search } = useLocation()
  const next = new URLSearchParams(search).get('next')
  const demonstration = toLoadable(useRead(getDemo, {}))

  const enter = async (credentials: Credentials) => {
    try {
      goOn(await logIn({ body: credentials, isFailureShown: true }), next)
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.code !== 'confirm_first') return submissionErrors(error, Object.keys(credentials))
      rememberRegistered(credentials.email)
      tell(error)
      notices.keepForNextPage()
      void navigate(signInPaths.verify)
    }
    return undefined
  }
  return (
    <>
      <DocumentTitle>{t('login.title')}</DocumentTitle>
      <LoginScreen
        onLogIn={enter}
        onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
        demonstration={demonstration.state === 'ready' ? demonstration.value : undefined}
        search={search}
        social={
          <Suspense>
            <SocialSignIn next={next} hasFormBelow />
          </Suspense>
        }
        passkey={
          'PublicKeyCredential' in window && (
            <Suspense>
              <PasskeySignIn next={next} />
            </Suspense>
          )
        }
      />
    </>
  )
}

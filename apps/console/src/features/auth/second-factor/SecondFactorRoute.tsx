import { toApiError } from '@saywright/api/contract'
import { useLoginSecondFactor } from '@saywright/api/react'
import { type SubmissionErrors, submissionErrors } from '@saywright/forms'
import { DocumentTitle, noticeOfInvalidForm, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useLocation, useNavigate } from 'react-router'
import { PasskeySignIn } from '../passkey/PasskeySignIn.js'
import { type SecondFactorRequest, useAfterLogin } from '../useAfterLogin.js'
import { secondFactorMessages } from './messages.js'
import type { SecondFactor } from './SecondFactorForm.js'
import { SecondFactorScreen } from './SecondFactorScreen.js'

/** Finishes a login that requires a second factor. */
export function SecondFactorRoute({ request: { ticket } }: { request: SecondFactorRequest }) {
  const t = useMessages(secondFactorMessages)
  const { notices, i18n, tell } = useShell()
  const finish = useLoginSecondFactor()
  const goOn = useAfterLogin()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const next = new URLSearchParams(search).get('next')

  const verify = async (code: string, factor: SecondFactor): Promise<SubmissionErrors | undefined> => {
    try {
      await finish({ body: { ticket, code }, isFailureShown: true })
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.code === 'expired_code') {
        notices.show({ cause: 'login', tone: 'error', text: t('expired') })
        void navigate(pathname + search, { replace: true, state: null })
        return undefined
      }
      if (error.code === 'wrong_code' && factor === 'authenticator') return { code: 'invalid' }
      if (error.kind === 'refused' || error.kind === 'tooMany') return submissionErrors(thrown, [])
      tell(error)
      return submissionErrors(thrown, ['code'])
    }
    goOn({}, next, true)
    return undefined
  }
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <SecondFactorScreen
        onVerify={verify}
        onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
        passkey={'PublicKeyCredential' in window && <PasskeySignIn next={next} />}
        loginHref={pathname + search}
      />
    </>
  )
}

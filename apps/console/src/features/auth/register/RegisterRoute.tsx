import { marketingSource } from '@saywright/api/client'
import { useEmailCheck, useRegister } from '@saywright/api/react'
import { submissionErrors } from '@saywright/forms'
import { DocumentTitle, deviceStorage, noticeOfInvalidForm, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useLocation, useNavigate } from 'react-router'
import { rememberRegistered } from '../registered.js'
import { SocialSignIn } from '../social/SocialSignIn.js'
import { registerMessages } from './messages.js'
import { RegisterScreen, type Registration } from './RegisterScreen.js'

/** Makes an account, and leads to where its confirmation is waited for. */
export function RegisterRoute() {
  const t = useMessages(registerMessages)
  const register = useRegister()
  const checkEmail = useEmailCheck()
  const { notices, i18n } = useShell()
  const navigate = useNavigate()
  const { search } = useLocation()

  const create = async ({ password_confirmed: _confirmed, ...account }: Registration) => {
    const source = marketingSource(deviceStorage)
    try {
      await register({ body: { ...account, ...(source ? { marketing_source: source } : {}) } })
    } catch (thrown) {
      return submissionErrors(thrown, Object.keys(account))
    }
    rememberRegistered(account.email)
    const text = t('sent', { email: account.email })
    notices.show({
      cause: 'mail',
      tone: 'success',
      isForNextPage: true,
      title: t('sentTitle'),
      text,
      long: true,
    })
    void navigate(consolePaths.verify)
    return undefined
  }
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <RegisterScreen
        onRegister={create}
        onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
        onCheckEmail={checkEmail}
        social={<SocialSignIn next={new URLSearchParams(search).get('next')} />}
        search={search}
      />
    </>
  )
}

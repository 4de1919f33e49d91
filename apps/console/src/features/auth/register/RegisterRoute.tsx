import { marketingSource } from '@saywright/api/client'
import { useRegister } from '@saywright/api/react'
import { submissionErrors } from '@saywright/forms'
import { DocumentTitle, noticeOfInvalidForm, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useNavigate } from 'react-router'
import { rememberRegistered } from '../registered.js'
import { registerMessages } from './messages.js'
import { RegisterScreen, type Registration } from './RegisterScreen.js'

export function RegisterRoute() {
  const t = useMessages(registerMessages)
  const register = useRegister()
  const { notices, i18n } = useShell()
  const navigate = useNavigate()

  const create = async ({ password_confirmed: _confirmed, ...account }: Registration) => {
    const source = marketingSource(localStorage)
    try {
      await register({ body: { ...account, ...(source ? { marketing_source: source } : {}) } })
    } catch (thrown) {
      return submissionErrors(thrown, Object.keys(account))
    }
    rememberRegistered(account.email)
    notices.show({ tone: 'success', text: t('sent', { email: account.email }), long: true })
    void navigate('/auth/verify')
    return undefined
  }
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <RegisterScreen onRegister={create} onInvalid={() => notices.show(noticeOfInvalidForm(i18n))} />
    </>
  )
}

import { toApiError, type WayInReport } from '@saywright/api/contract'
import { useResetPassword } from '@saywright/api/react'
import { submissionErrors } from '@saywright/forms'
import { DocumentTitle, noticeOfInvalidForm, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { linkMessages } from '../link/messages.js'
import { setupMessages } from './messages.js'
import { type NewPassword, SetupPasswordScreen } from './SetupPasswordScreen.js'

const deaths = { expired_code: 'expired', wrong_code: 'used' } as const

/** Sets the password with the link of a mail. */
export function SetupPasswordRoute() {
  const t = useMessages(setupMessages)
  const tLink = useMessages(linkMessages)
  const { email, code } = useParams()
  const { notices, i18n, tell } = useShell()
  const reset = useResetPassword()
  const navigate = useNavigate()
  const [dead, setDead] = useState<'expired' | 'used'>()
  const [working, setWorking] = useState<readonly WayInReport[]>()
  const isWhole = Boolean(email && code)

  useEffect(() => {
    if (isWhole) return
    notices.show({ cause: 'link', tone: 'error', isForNextPage: true, text: tLink('incomplete') })
    void navigate(consolePaths.login, { replace: true })
  }, [isWhole, notices, navigate, tLink])
  if (!email || !code) return null

  const save = async ({ password }: NewPassword) => {
    try {
      const saved = await reset({ body: { email, code, password }, isFailureShown: true })
      if (saved.working.length > 0) {
        setWorking(saved.working)
        return undefined
      }
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.code === 'expired_code' || error.code === 'wrong_code') {
        setDead(deaths[error.code])
        return undefined
      }
      const errors = submissionErrors(thrown, ['password'])
      if (!('password' in errors)) tell(error)
      return errors
    }
    notices.show({ cause: 'form', tone: 'success', isForNextPage: true, text: t('saved') })
    void navigate(consolePaths.login, { replace: true })
    return undefined
  }
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <SetupPasswordScreen
        email={email}
        onSave={save}
        onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
        dead={dead}
        working={working}
      />
    </>
  )
}

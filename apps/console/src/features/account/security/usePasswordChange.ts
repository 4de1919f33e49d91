import { resetPassword, verifPasswordCode } from '@saywright/api/contract'
import { useClient, useMakePasswordCode } from '@saywright/api/react'
import { type SubmissionErrors, submissionErrors } from '@saywright/forms'
import { useApiFailure, useForgetSession, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useCallback, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useCodeDialog } from '../../../parts/code-dialog/useCodeDialog.js'
import { securityMessages } from './messages/index.js'

/** A new password: a code goes to the address of the account, and the right one sets it and ends every session. */
export function usePasswordChange(email: string) {
  const t = useMessages(securityMessages)
  const client = useClient()
  const { notices } = useShell()
  const makeCode = useMakePasswordCode()
  const forgetSession = useForgetSession()
  const navigate = useNavigate()
  const failure = useApiFailure()
  const wanted = useRef('')
  // The form stays submitting until its code was checked, or the dialog closed: errors of the password are at its field.
  const finish = useRef<(errors?: SubmissionErrors) => void>(() => {})
  const { begin, dialog } = useCodeDialog({
    send: useCallback((address: string) => makeCode({ body: { email: address } }), [makeCode]),
    verify: (address, code) =>
      client.send(verifPasswordCode, { body: { email: address, code }, isFailureShown: true }),
    onVerified: async (code, address) => {
      const body = { email: address, code, password: wanted.current }
      try {
        await client.send(resetPassword, { body, endsSession: true, isFailureShown: true })
      } catch (thrown) {
        finish.current(failure(thrown, ['password']))
        throw thrown
      }
      finish.current()
      wanted.current = ''
      forgetSession()
      notices.show({ cause: 'form', tone: 'success', isForNextPage: true, text: t('password.changed') })
      await navigate(consolePaths.login)
    },
    onCancel: () => finish.current(),
  })
  const change = async (password: string): Promise<SubmissionErrors | undefined> => {
    wanted.current = password
    try {
      await begin(email)
    } catch (thrown) {
      return submissionErrors(thrown, [])
    }
    return new Promise((resolve) => {
      finish.current = resolve
    })
  }
  return { change, dialog }
}

import {
  type BodyOf,
  type LoginResult,
  login,
  loginByPasskey,
  loginSecondFactor,
  makePasskeyLoginOptions,
  toApiError,
  type User,
} from '@saywright/api/contract'
import { useClient } from '@saywright/api/react'
import { type SubmissionErrors, submissionErrors } from '@saywright/forms'
import { useRef, useState } from 'react'
import { askForPasskey } from '../../../parts/askForPasskey.js'
import type { LogInAgainDialogProps } from './LogInAgainDialog.js'

type Again = Pick<LogInAgainDialogProps, 'step' | 'fault' | 'onPassword' | 'onCode' | 'onPasskey'>

// These calls must not request the login that they are a part of.
const quiet = { isFailureShown: true, quiet: true, endsSession: true } as const

/**
 * Logs the user in again in place.
 *
 * @param onIn called once they are; with `false` when a session of another account has replaced theirs.
 */
export function useLogInAgain(
  { id, email }: Pick<User, 'id' | 'email'>,
  onIn: (isSame: boolean) => void,
): Again {
  const client = useClient()
  const ticket = useRef('')
  const [step, setStep] = useState<Again['step']>('password')
  const [fault, setFault] = useState<Again['fault']>()

  const enter = ({ access_token, account, second_factor }: LoginResult) => {
    if (second_factor) {
      ticket.current = second_factor.ticket
      return setStep('code')
    }
    if (access_token === undefined) return
    client.session.store(access_token)
    onIn(!account || account.id === id)
  }
  const attempt = async (
    send: () => Promise<LoginResult>,
    explain: (code: string | undefined) => SubmissionErrors | undefined,
  ) => {
    setFault(undefined)
    try {
      enter(await send())
      return undefined
    } catch (thrown) {
      return explain(toApiError(thrown).code) ?? submissionErrors(thrown, [])
    }
  }
  return {
    step,
    fault,
    onPassword: (password) =>
      attempt(
        () => client.send(login, { body: { email, password }, ...quiet }),
        (code) => (code === 'wrong_credentials' ? { password: 'invalid' } : undefined),
      ),
    onCode: (code) =>
      attempt(
        () => client.send(loginSecondFactor, { body: { ticket: ticket.current, code }, ...quiet }),
        (refusal): SubmissionErrors | undefined => {
          if (refusal === 'wrong_code') return { code: 'invalid' }
          if (refusal !== 'expired_code') return undefined
          setFault('expired')
          setStep('password')
          return {}
        },
      ),
    onPasskey:
      'PublicKeyCredential' in window
        ? async () => {
            setFault(undefined)
            try {
              const credential = await askForPasskey(await client.send(makePasskeyLoginOptions, quiet))
              if (!credential) return
              const body = { credential: credential as BodyOf<typeof loginByPasskey>['credential'] }
              enter(await client.send(loginByPasskey, { body, ...quiet }))
            } catch {
              setFault('passkeyFailed')
            }
          }
        : undefined,
  }
}

import { useCallback } from 'react'
import {
  confirmRegister,
  linkResetPassword,
  loginByCode,
  loginSecondFactor,
  logout,
  makeLoginCode,
  makePasswordCode,
  me,
  register,
  resendConfirmRegisterEmail,
  resetPassword,
  setLanguage,
  verifPasswordCode,
} from '../contract/sign-in/calls.js'
import { useClient } from './ApiProvider.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'
import { useSignIn } from './useSignIn.js'

/** The logged-in user; nothing is read while `isLoggedIn` is false. */
export const useMe = (isLoggedIn = true) => useRead(me, isLoggedIn ? {} : undefined)

export const useLoginByCode = () => useSignIn(loginByCode)
export const useLoginSecondFactor = () => useSignIn(loginSecondFactor)
export const useConfirmRegister = () => useSignIn(confirmRegister)

export const useRegister = () => useAction(register)
export const useResendConfirmation = () => useAction(resendConfirmRegisterEmail)
export const useMakeLoginCode = () => useAction(makeLoginCode)
export const useMakePasswordCode = () => useAction(makePasswordCode)
export const useVerifyPasswordCode = () => useAction(verifPasswordCode)
export const useResetPassword = () => useAction(resetPassword)
export const useLinkResetPassword = () => useAction(linkResetPassword)
export const useSetLanguage = () => useAction(setLanguage, ['v3/me'])

/** Ends the session here even when the server cannot be told. */
export function useLogout(): () => Promise<void> {
  const client = useClient()
  return useCallback(async () => {
    // The call has its token; gone here at once, the session ends what else is on its way.
    const ended = client.send(logout, { endsSession: true })
    client.session.clear()
    await ended
  }, [client])
}

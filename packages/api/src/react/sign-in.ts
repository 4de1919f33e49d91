import { useCallback } from 'react'
import { undoAddressChange } from '../contract/sign-in/addressUndo.js'
import { loginByCode, loginSecondFactor, logout, makeLoginCode } from '../contract/sign-in/login.js'
import { loginByPasskey, makePasskeyLoginOptions } from '../contract/sign-in/passkeyLogin.js'
import {
  linkResetPassword,
  makePasswordCode,
  resetPassword,
  verifPasswordCode,
} from '../contract/sign-in/password.js'
import { confirmRegister, register, resendConfirmRegisterEmail } from '../contract/sign-in/registration.js'
import {
  listSocialProviders,
  loginAsAdmin,
  socialLogin,
  socialLoginByCode,
  socialStart,
} from '../contract/sign-in/social.js'
import { stopImpersonation } from '../contract/sign-in/stopImpersonation.js'
import { useClient } from './ApiProvider.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'
import { useSignIn } from './useSignIn.js'

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

/** Restores the previous e-mail address of an account, by the link of a mail. */
export const useUndoAddressChange = () => useAction(undoAddressChange)

/** Returns a function that ends the session in this browser even when the server cannot be reached. */
export function useLogout(): () => Promise<void> {
  const client = useClient()
  return useCallback(async () => {
    const isOwn = client.isOwnSession()
    // The call has its token; with the token cleared at once, the session ends all other pending calls.
    const ended = client.send(logout, { endsSession: true })
    // A session that another window began is only ended where the server finds that it is of the same account.
    if (!isOwn) await ended
    client.session.clear()
    await ended
  }, [client])
}

/** The identity providers with a sign-in button. */
export const useSocialProviders = () => useRead(listSocialProviders, {})

/** Requests the URL of the provider. Store the `state` until the browser returns, and reject any other. */
export const useSocialStart = () => useAction(socialStart)
export const useSocialLogin = () => useSignIn(socialLogin)
export const useSocialLoginByCode = () => useSignIn(socialLoginByCode)

/** Signs in as another user, for staff; the own token is replaced. */
export const useLoginAsAdmin = () => useSignIn(loginAsAdmin)

/** Returns from impersonation to the own account of a staff member. */
export const useStopImpersonation = () => useSignIn(stopImpersonation)

/** Creates options for the browser; pass its result to {@link useLoginByPasskey}. */
export const useMakePasskeyLoginOptions = () => useAction(makePasskeyLoginOptions)
export const useLoginByPasskey = () => useSignIn(loginByPasskey)

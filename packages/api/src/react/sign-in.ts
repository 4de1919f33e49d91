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
import { stopActing } from '../contract/sign-in/stopActing.js'
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

/** Gives the account of a mail its old address back. */
export const useUndoAddressChange = () => useAction(undoAddressChange)

/** Ends the session here even when the server cannot be told. */
export function useLogout(): () => Promise<void> {
  const client = useClient()
  return useCallback(async () => {
    const isOwn = client.isOwnSession()
    // The call has its token; gone here at once, the session ends what else is on its way.
    const ended = client.send(logout, { endsSession: true })
    // A session that another window began is only ended where the server finds that it is of the same account.
    if (!isOwn) await ended
    client.session.clear()
    await ended
  }, [client])
}

/** The providers that have a button. */
export const useSocialProviders = () => useRead(listSocialProviders, {})

/** Where to send the browser. Keep the `state` until it comes back, and take back no other. */
export const useSocialStart = () => useAction(socialStart)
export const useSocialLogin = () => useSignIn(socialLogin)
export const useSocialLoginByCode = () => useSignIn(socialLoginByCode)

/** Acts as someone else from now on; the token of the staff person is replaced. */
export const useLoginAsAdmin = () => useSignIn(loginAsAdmin)

/** Goes on as the member of staff that one is. */
export const useStopActing = () => useSignIn(stopActing)

/** Options to be given to the browser; what it answers goes to {@link useLoginByPasskey}. */
export const useMakePasskeyLoginOptions = () => useAction(makePasskeyLoginOptions)
export const useLoginByPasskey = () => useSignIn(loginByPasskey)

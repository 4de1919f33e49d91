import {
  listSocialProviders,
  loginAsAdmin,
  socialLogin,
  socialLoginByCode,
  socialStart,
} from '../contract/sign-in/social.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'
import { useSignIn } from './useSignIn.js'

/** The providers that have a button. */
export const useSocialProviders = () => useRead(listSocialProviders, {})

/** Where to send the browser. Keep the `state` until it comes back, and take back no other. */
export const useSocialStart = () => useAction(socialStart)
export const useSocialLogin = () => useSignIn(socialLogin)
export const useSocialLoginByCode = () => useSignIn(socialLoginByCode)

/** Acts as someone else from now on; the token of the staff person is replaced. */
export const useLoginAsAdmin = () => useSignIn(loginAsAdmin)

import { useCallback } from 'react'
import {
  confirmRegister,
  type LoginResult,
  linkResetPassword,
  login,
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
} from '../contract/account.js'
import type { Endpoint } from '../contract/endpoint.js'
import { useClient, useTags } from './ApiProvider.js'
import { type Action, useAction } from './useAction.js'
import { useRead } from './useRead.js'

/** The logged-in user; nothing is read while `isLoggedIn` is false. */
export const useMe = (isLoggedIn = true) => useRead(me, isLoggedIn ? {} : undefined)

/**
 * Keeps the token of a call that logs in before whoever called goes on. An answer without token asks for a second
 * factor: nothing is kept then.
 */
export function useEntrance<E extends Endpoint>(endpoint: E): Action<E> {
  const client = useClient()
  const tags = useTags()
  const enter = useAction(endpoint)
  return useCallback(
    async (...input) => {
      const answer = await enter(...input)
      const { access_token } = answer as LoginResult
      if (access_token === undefined) return answer
      client.session.store(access_token)
      void tags.invalidate(['v3/me'])
      return answer
    },
    [client, tags, enter],
  )
}

export const useLogin = () => useEntrance(login)
export const useLoginByCode = () => useEntrance(loginByCode)
export const useLoginSecondFactor = () => useEntrance(loginSecondFactor)
export const useConfirmRegister = () => useEntrance(confirmRegister)

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
    // The call has its token; gone here at once, the session cannot be told to have ended elsewhere.
    const ended = client.send(logout)
    client.session.clear()
    await ended
  }, [client])
}

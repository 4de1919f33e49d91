import type { LoginResult } from '@saywright/api/contract'
import { placeAfterLogin } from '@saywright/shell'
import { loginPath } from '@saywright/shell/paths'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'

/** A login with a pending second factor, stored in the history of the browser, so that a reload keeps it. */
export type SecondFactorRequest = NonNullable<LoginResult['second_factor']>

type Entered = Pick<LoginResult, 'second_factor'>

/**
 * Continues after a call that logged in: to the original destination, or to the required second factor.
 *
 * @returns a function of the response and of `next`, the address that was opened.
 */
export function useAfterLogin(): (response: Entered, next: string | null, replace?: boolean) => void {
  const navigate = useNavigate()
  return useCallback(
    ({ second_factor }, next, replace = false) => {
      if (!second_factor) return void navigate(placeAfterLogin(next, window.location), { replace })
      void navigate(loginPath(next), { replace, state: { second_factor } })
    },
    [navigate],
  )
}

/** The second factor that the previous page requires, if any. */
export function secondFactorOf(state: unknown): SecondFactorRequest | undefined {
  return (state as Entered | null)?.second_factor ?? undefined
}

import { useCallback } from 'react'
import type { Endpoint } from '../contract/endpoint.js'
import { type LoginResult, login } from '../contract/login.js'
import { useClient, useTags } from './ApiProvider.js'
import { type Action, useAction } from './useAction.js'

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

import { useCallback } from 'react'
import type { Endpoint } from '../contract/kernel/endpoint.js'
import { login } from '../contract/sign-in/login.js'
import type { LoginResult } from '../contract/sign-in/result.js'
import { useClient, useTags } from './ApiProvider.js'
import { type Action, useAction } from './useAction.js'

/**
 * Returns a function that signs in and stores the token of the response before it resolves. A response
 * without a token requires a second factor; nothing is stored then.
 */
export function useSignIn<E extends Endpoint>(endpoint: E): Action<E> {
  const client = useClient()
  const tags = useTags()
  const enter = useAction(endpoint)
  return useCallback(
    async (...input) => {
      const response = await enter(...input)
      const { access_token } = response as LoginResult
      if (access_token === undefined) return response
      client.session.store(access_token)
      void tags.invalidate(['v3/me'])
      return response
    },
    [client, tags, enter],
  )
}

export const useLogin = () => useSignIn(login)

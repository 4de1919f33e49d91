import { useCallback } from 'react'
import type { LooseInput, SendArguments } from '../client/input.js'
import type { Endpoint, ResponseOf } from '../contract/kernel/endpoint.js'
import { fillPath } from '../contract/kernel/path.js'
import { useClient, useTags } from './ApiProvider.js'

export type Action<E extends Endpoint> = (...input: SendArguments<E>) => Promise<ResponseOf<E>>

/**
 * Returns a function that sends a call which changes data.
 * @param endpoint declared at module level, so that the function stays the same between renders.
 * @param invalidates paths to read again after a success, with parameters of the call in braces:
 * `v3/projects/{id}/tasks` matches plain reads and infinite lists at or below it, `v3/projects/{id}/tasks?`
 * only the lists.
 * @returns a function that rejects with the ApiError of the call; reads start before it resolves, but are not
 * awaited.
 */
export function useAction<E extends Endpoint>(endpoint: E, invalidates: readonly string[] = []): Action<E> {
  const client = useClient()
  const tags = useTags()
  const paths = invalidates.join(' ')
  return useCallback(
    async (...input: SendArguments<E>) => {
      const response = await client.send(endpoint, ...input)
      const params = (input[0] as LooseInput | undefined)?.params ?? {}
      if (paths !== '') void tags.invalidate(paths.split(' ').map((path) => fillPath(path, params)))
      return response
    },
    [client, tags, endpoint, paths],
  )
}

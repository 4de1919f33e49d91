import { useCallback } from 'react'
import type { LooseInput, SendArguments } from '../client/input.js'
import type { Endpoint, ResponseOf } from '../contract/kernel/endpoint.js'
import { fillPath } from '../contract/kernel/path.js'
import { useClient, useTags } from './ApiProvider.js'

export type Action<E extends Endpoint> = (...input: SendArguments<E>) => Promise<ResponseOf<E>>

/**
 * A call that changes something.
 *
 * @param endpoint declared at module level, so that the action stays the same between renders.
 * @param invalidates paths, with the call's own parameters in braces, of what must be read again after a success:
 *   `v3/projects/{id}/tasks` reaches plain reads and infinite lists at or below it, `v3/projects/{id}/tasks?` the lists
 *   alone.
 * @returns a function that rejects with the ApiError of the call; reads begin again before it resolves, without being
 *   waited for.
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

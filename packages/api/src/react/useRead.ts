import { useEffect } from 'react'
import useSWR, { type SWRResponse } from 'swr'
import type { Client } from '../client/createClient.js'
import { type CallInput, type LooseInput, pathWithQuery } from '../client/input.js'
import type { Endpoint, ResponseOf } from '../contract/kernel/endpoint.js'
import type { ApiError } from '../contract/kernel/errors.js'
import { useClient, useTags } from './ApiProvider.js'

export type Read<Value> = SWRResponse<Value, ApiError>

interface ReadOptions {
  /**
   * Whether the previous result is returned until the new one is loaded, so that a list keeps its rows while it is searched
   * or paged.
   */
  readonly isKept?: boolean
}

/**
 * Reads a call into the cache shared by all hooks below the provider. Reads do not show the loading overlay,
 * because their screen shows its own loading state.
 * @param input `undefined` while the input is unknown; nothing is requested then. A body is part of what is cached.
 */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | undefined,
  options: ReadOptions = {},
): Read<ResponseOf<E>> {
  return useReadBy(
    endpoint,
    input as LooseInput | undefined,
    (client, loose) => {
      const send = client.send as unknown as (endpoint: Endpoint, input: LooseInput) => Promise<ResponseOf<E>>
      return send(endpoint, { ...loose, quiet: true })
    },
    options,
  )
}

/** Reads like `useRead`, with a custom fetch function. */
export function useReadBy<Value>(
  endpoint: Endpoint,
  input: LooseInput | undefined,
  read: (client: Client, input: LooseInput) => Promise<Value>,
  { isKept = false }: ReadOptions = {},
): Read<Value> {
  const client = useClient()
  const tags = useTags()
  const path = input === undefined ? null : pathWithQuery(endpoint, input)
  const key = input?.body === undefined ? path : `${path} ${JSON.stringify(input.body)}`
  const reading = useSWR<Value, ApiError>(key, () => read(client, input ?? {}), {
    keepPreviousData: isKept,
  })
  const { mutate } = reading
  useEffect(
    () => (path === null || key === null ? undefined : tags.add(path, key, () => mutate())),
    [path, key, tags, mutate],
  )
  return reading
}

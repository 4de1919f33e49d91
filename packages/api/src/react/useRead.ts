import { useEffect } from 'react'
import useSWR, { type SWRResponse } from 'swr'
import { type CallInput, type LooseInput, pathWithQuery } from '../client/input.js'
import type { AnswerOf, Endpoint } from '../contract/endpoint.js'
import type { ApiError } from '../contract/errors.js'
import { useClient, useTags } from './ApiProvider.js'

export type Read<Value> = SWRResponse<Value, ApiError>

/**
 * Reads a call into the cache shared by every hook below the provider. Reads are quiet: their screen shows that it
 * is loading, so the overlay need not.
 *
 * @param input `undefined` while it is not known what to read; nothing is sent then.
 */
export function useRead<E extends Endpoint>(endpoint: E, input: CallInput<E> | undefined): Read<AnswerOf<E>> {
  const client = useClient()
  const tags = useTags()
  const loose = input as LooseInput | undefined
  const key = loose === undefined ? null : pathWithQuery(endpoint, loose)
  const send = client.send as unknown as (endpoint: Endpoint, input: LooseInput) => Promise<AnswerOf<E>>
  const read = useSWR<AnswerOf<E>, ApiError>(key, () => send(endpoint, { ...loose, quiet: true }))
  const { mutate } = read
  useEffect(() => (key === null ? undefined : tags.add(key, key, () => mutate())), [key, tags, mutate])
  return read
}

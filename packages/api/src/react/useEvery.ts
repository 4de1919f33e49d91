import { useEffect } from 'react'
import useSWR from 'swr'
import { type CallInput, type LooseInput, pathWithQuery } from '../client/input.js'
import { everyItem, type ItemOf } from '../client/pages.js'
import type { Endpoint } from '../contract/endpoint.js'
import type { ApiError } from '../contract/errors.js'
import { useClient, useTags } from './ApiProvider.js'
import type { Read } from './useRead.js'

/**
 * Reads a list call of the first version whole, however many pages it has, for screens that search and sort it
 * themselves.
 *
 * @param input `undefined` while it is not known what to read; the page of its query is overwritten.
 * @returns the items in the order of the server, each once: a list that grows meanwhile says some of them twice.
 */
export function useEvery<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | undefined,
): Read<readonly ItemOf<E>[]> {
  const client = useClient()
  const tags = useTags()
  const path = input === undefined ? null : pathWithQuery(endpoint, input as LooseInput)
  // The same call read page by page has answers of another shape.
  const key = path === null ? null : `${path}${path.includes('?') ? '&' : '?'}every`
  const read = useSWR<readonly ItemOf<E>[], ApiError>(key, async () => {
    const found = new Map<unknown, ItemOf<E>>()
    const items = everyItem(client, endpoint, { ...(input as CallInput<E>), quiet: true })
    for await (const item of items) found.set((item as { id: unknown }).id, item)
    return [...found.values()]
  })
  const { mutate } = read
  useEffect(() => (key === null ? undefined : tags.add(key, key, () => mutate())), [key, tags, mutate])
  return read
}

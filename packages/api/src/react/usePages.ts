import { useEffect } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { CallInput } from '../client/input.js'
import { type LooseInput, pathWithQuery } from '../client/input.js'
import type { ItemOf } from '../client/pages.js'
import type { Endpoint } from '../contract/kernel/endpoint.js'
import type { ApiError } from '../contract/kernel/errors.js'
import type { Page } from '../contract/kernel/paging.js'
import { limits } from '../contract/limits.js'
import { useClient, useTags } from './ApiProvider.js'

/** A list that is loaded page by page. */
export interface Pages<Item> {
  /** The items so far; `undefined` until the first page is loaded. */
  readonly items: readonly Item[] | undefined
  readonly total: number
  readonly error: ApiError | undefined
  readonly isLoadingMore: boolean
  /** Loads the next page; absent at the end of the list. */
  readonly loadMore: (() => void) | undefined
  readonly retry: () => void
}

/**
 * Reads a list call of the first version by pages.
 * @param input `undefined` while the input is unknown; `pageIndex` of its query is overwritten.
 */
export function usePages<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | undefined,
  pageSize: number = limits.pageSize,
): Pages<ItemOf<E>> {
  const client = useClient()
  const tags = useTags()
  const loose = input as LooseInput | undefined
  const inputOf = (pageIndex: number): LooseInput => ({
    ...loose,
    query: { ...(loose?.query as object | undefined), pageIndex, pageSize },
  })
  const send = client.send as unknown as (endpoint: Endpoint, input: LooseInput) => Promise<Page<ItemOf<E>>>
  const { data, error, size, setSize, mutate } = useSWRInfinite<Page<ItemOf<E>>, ApiError>(
    (pageIndex, previous: Page<ItemOf<E>> | null) => {
      const isPastEnd = previous !== null && pageIndex * pageSize >= previous.total
      return loose === undefined || isPastEnd
        ? null
        : [pathWithQuery(endpoint, inputOf(pageIndex)), pageIndex]
    },
    ([, pageIndex]: [string, number]) => send(endpoint, { ...inputOf(pageIndex), quiet: true }),
    { revalidateFirstPage: false },
  )
  const path = loose === undefined ? null : pathWithQuery(endpoint, { ...loose, query: undefined })
  const key = loose === undefined ? null : `pages:${pathWithQuery(endpoint, inputOf(0))}`
  useEffect(
    () => (path === null || key === null ? undefined : tags.add(path, key, () => mutate())),
    [path, key, tags, mutate],
  )
  const items = data?.flatMap((page) => page.data)
  const total = data?.at(-1)?.total ?? 0
  const isLoadingMore = data !== undefined && data.length < size
  const isComplete = items === undefined || items.length >= total
  return {
    items,
    total,
    error,
    isLoadingMore,
    loadMore: isComplete || isLoadingMore ? undefined : () => void setSize(size + 1),
    retry: () => void mutate(),
  }
}

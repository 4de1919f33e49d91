import type { CallInput, LooseInput } from '../client/input.js'
import { everyItem } from '../client/pages.js'
import type { AnswerOf, Endpoint } from '../contract/endpoint.js'
import { limits } from '../contract/limits.js'
import type { Page } from '../contract/paging.js'
import { type Read, useReadBy } from './useRead.js'

type ItemOf<E> = AnswerOf<E> extends { readonly data: readonly (infer Item)[] } ? Item : never

/**
 * Reads a list call of the first version to its end, for screens that show all of it: a page holds a hundred items
 * at most, and what lies behind the first one must not be missing.
 *
 * @param input as of `useRead`, without a query.
 */
export function useWholeList<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | undefined,
): Read<Page<ItemOf<E>>> {
  const query = { pageSize: limits.pageSizeMax }
  const loose = input as LooseInput | undefined
  return useReadBy<Page<ItemOf<E>>>(endpoint, loose && { ...loose, query }, async (client) => {
    const data: ItemOf<E>[] = []
    const items = everyItem(client, endpoint, { ...(input as CallInput<E>), quiet: true })
    for await (const item of items) data.push(item)
    return { data, total: data.length }
  })
}

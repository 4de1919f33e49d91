import type { CallInput, LooseInput } from '../client/input.js'
import { everyItem, type ItemOf } from '../client/pages.js'
import type { Endpoint, ResponseOf } from '../contract/kernel/endpoint.js'
import { type Read, useReadBy } from './useRead.js'

type WithId = { readonly id: unknown }

/** Only a list whose rows have an `id`, by which duplicates are recognized. */
type ListOfWithId<E> = ResponseOf<E> extends { readonly data: readonly WithId[] } ? unknown : never

/**
 * Reads all pages of a list call of the first version, for screens that show, search and sort the complete
 * list; a page has at most a hundred items.
 * @param input as of `useRead`, without a query.
 * @returns the items in the order of the server without duplicates, which occur when the list grows
 * meanwhile.
 */
export function useWholeList<E extends Endpoint>(
  endpoint: E & ListOfWithId<E>,
  input: CallInput<E> | undefined,
): Read<readonly ItemOf<E>[]> {
  const loose = input as LooseInput | undefined
  // The same call read page by page has answers of another shape.
  const named = loose && { ...loose, query: { every: true } }
  return useReadBy<readonly ItemOf<E>[]>(endpoint, named, async (client) => {
    const found = new Map<unknown, ItemOf<E>>()
    const items = everyItem(client, endpoint, { ...(input as CallInput<E>), quiet: true })
    for await (const item of items) found.set((item as WithId).id, item)
    return [...found.values()]
  })
}

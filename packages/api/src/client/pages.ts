import type { Endpoint, ResponseOf } from '../contract/kernel/endpoint.js'
import type { Page } from '../contract/kernel/paging.js'
import { limits } from '../contract/limits.js'
import type { Client } from './createClient.js'
import type { CallInput, CallOptions } from './input.js'

/** Type of the items of a list call. */
export type ItemOf<E> = ResponseOf<E> extends { readonly data: readonly (infer Item)[] } ? Item : never

/**
 * Iterates over all items of a list call of the first version; pages are requested as needed.
 * @throws ApiError as `client.send`.
 */
export async function* everyItem<E extends Endpoint>(
  client: Client,
  endpoint: E,
  input: CallInput<E> & CallOptions,
): AsyncGenerator<ItemOf<E>, void> {
  const pageSize = limits.pageSizeMax
  const send = client.send as (endpoint: Endpoint, input: object) => Promise<unknown>
  for (let pageIndex = 0; ; pageIndex++) {
    const query = { ...(input.query as object | undefined), pageIndex, pageSize }
    const page = (await send(endpoint, { ...input, query })) as Page<ItemOf<E>>
    yield* page.data
    if (page.data.length === 0 || (pageIndex + 1) * pageSize >= page.total) return
  }
}

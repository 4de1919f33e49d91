import type { Shape } from './description.js'
import { docs } from './docs.js'
import * as limits from './limits.js'
import { integer, list, object, oneOf, optional, record, text, type } from './structs.js'

const direction = () => oneOf(['asc', 'desc'])

const word = () => text({ max: limits.freeTextMaxCharacters })

/** Query of a list call, first version: `pageIndex`, `pageSize`, `search[…]`, `sort[…]`, `filters[name]`. */
export const pageQuery = object({
  pageIndex: optional(integer({ min: 0, max: 1_000_000, [docs]: { example: 0 } })),
  pageSize: optional(integer({ min: 1, max: limits.pageSizeMax, [docs]: { example: limits.pageSize } })),
  search: optional(object({ keywords: optional(word()), fields: optional(list(word(), { max: 20 })) })),
  sort: optional(object({ by: optional(word()), direction: optional(direction()) })),
  filters: optional(record(word())),
})

/** Query of a list call, second version: `page`, `limit`, `sortBy`, `sortOrder`. */
export const pageQuery2 = object({
  page: optional(integer({ min: 1, max: 1_000_000, [docs]: { example: 1 } })),
  limit: optional(integer({ min: 1, max: limits.pageSizeMax, [docs]: { example: limits.pageSize } })),
  sortBy: optional(word()),
  sortOrder: optional(direction()),
})

/** Answer of a list call: one page, and how many there are in all. */
/* @__NO_SIDE_EFFECTS__ */
export const paged = <Value>(item: Shape<Value>) =>
  type({ data: list(item), total: integer({ min: 0, [docs]: { example: 1 } }) })

export interface Page<Item> {
  readonly data: readonly Item[]
  readonly total: number
}

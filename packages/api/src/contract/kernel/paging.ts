import type { Shape, ValueOf } from './description.js'
import { docs } from './docs.js'
import * as limits from './limits.js'
import { integer, list, object, oneOf, optional, record, text, type } from './structs.js'

const direction = () => oneOf(['asc', 'desc'])

const word = () => text({ max: limits.freeTextMaxCharacters })

const size = () =>
  optional(integer({ min: 1, max: limits.pageSizeMax, [docs]: { example: limits.pageSize } }))

/** The requested page and its sorting, in both versions. */
export const placeFields = {
  pageIndex: optional(integer({ min: 0, max: 1_000_000, [docs]: { example: 0 } })),
  pageSize: size(),
  sort: optional(object({ by: optional(word()), direction: optional(direction()) })),
  page: optional(integer({ min: 1, max: 1_000_000 })),
  limit: size(),
  sortBy: optional(word()),
  sortOrder: optional(direction()),
}

/** For each parameter of the second version, the one of the first that says the same. */
const sameAs = { page: 'pageIndex', limit: 'pageSize', sortBy: 'sort', sortOrder: 'sort' } as const

type Place = { readonly [Name in keyof typeof placeFields]?: unknown }

/** Refuses a query with fields of both versions. */
export function faultsOfPlace(query: Place): Readonly<Record<string, 'invalid'>> | undefined {
  const names = Object.keys(sameAs) as (keyof typeof sameAs)[]
  const twice = names.filter((name) => query[name] !== undefined && query[sameAs[name]] !== undefined)
  return twice.length > 0 ? Object.fromEntries(twice.map((name) => [name, 'invalid'])) : undefined
}

/**
 * Query of a list call: `pageIndex`, `pageSize`, `search[…]`, `sort[…]`, `filters[name]`, or in the second version `page`
 * from 1, `limit`, `sortBy`, `sortOrder`. A value in both versions is `invalid`.
 */
export const pageQuery = object(
  {
    ...placeFields,
    search: optional(object({ keywords: optional(word()), fields: optional(list(word(), { max: 20 })) })),
    filters: optional(record(word())),
  },
  { rule: faultsOfPlace },
)

/** The requested page and its sorting, whichever version the query has. */
export function pagePlace(query: Omit<ValueOf<typeof pageQuery>, 'search' | 'filters'> | undefined) {
  const { pageIndex, pageSize, sort, page, limit, sortBy, sortOrder } = query ?? {}
  return {
    pageIndex: page === undefined ? pageIndex : page - 1,
    pageSize: limit ?? pageSize,
    sort: sortBy === undefined && sortOrder === undefined ? sort : { by: sortBy, direction: sortOrder },
  }
}

/** Answer of a list call: one page, and how many there are in all. */
/* @__NO_SIDE_EFFECTS__ */
export const paged = <Value>(item: Shape<Value>) =>
  type({ data: list(item), total: integer({ min: 0, [docs]: { example: 1 } }) })

export interface Page<Item> {
  readonly data: readonly Item[]
  readonly total: number
}

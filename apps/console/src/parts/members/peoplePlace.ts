import { limits, type pageQuery, type ValueOf } from '@saywright/api/contract'
import type { Sort } from '@saywright/ui'

/** The shown part of a list of people. */
export type PeoplePlace = {
  readonly text: string
  readonly sort: Sort | undefined
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

/** Default order of people. */
export const alphabetical = { column: 'name', direction: 'ascending' } as const satisfies Sort

/** Default order of invitations. */
export const newestFirst = { column: 'created_at', direction: 'descending' } as const satisfies Sort

export const firstPlace: PeoplePlace = { text: '', sort: undefined, page: 1, pageSize: limits.pageSize }

/** Other words, another order: other pages. */
export const moved = (place: PeoplePlace, next: Partial<PeoplePlace>): PeoplePlace => ({
  ...place,
  page: 1,
  ...next,
})

/**
 * The query for the server.
 *
 * @param otherwise default order of the list.
 */
export function peopleQuery(
  { text, sort, page, pageSize }: PeoplePlace,
  otherwise: Sort,
): ValueOf<typeof pageQuery> {
  const { column, direction } = sort ?? otherwise
  return {
    pageIndex: page - 1,
    pageSize,
    sort: { by: column, direction: direction === 'ascending' ? 'asc' : 'desc' },
    ...(text.trim() === '' ? {} : { search: { keywords: text.trim() } }),
  }
}

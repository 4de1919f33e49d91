import type { Loadable, Page } from '@saywright/api/contract'

/** The shown part of a list. */
export type ShownPage = {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly shown: Loadable<Page<unknown>>
}

/** The last page, for a user beyond it because rows were deleted; undefined otherwise. */
export function pageWithin({ page, pageSize, shown }: ShownPage): number | undefined {
  if (shown.state !== 'ready' || shown.value.data.length > 0 || page === 1) return undefined
  return Math.max(1, Math.ceil(shown.value.total / pageSize))
}

import type { Loadable, Page } from '@saywright/api/contract'

/** What of a list is shown. */
export type ShownPage = {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly shown: Loadable<Page<unknown>>
}

/** The last page there is, for who stands beyond it because rows went; undefined for everyone else. */
export function pageWithin({ page, pageSize, shown }: ShownPage): number | undefined {
  if (shown.state !== 'ready' || shown.value.data.length > 0 || page === 1) return undefined
  return Math.max(1, Math.ceil(shown.value.total / pageSize))
}

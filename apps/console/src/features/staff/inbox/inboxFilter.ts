import type { listStaffMessages, ValueOf } from '@saywright/api/contract'

export type InboxFilter = {
  readonly handled: 'waiting' | 'handled' | 'all'
  readonly kind: 'contact' | 'feedback' | 'all'
  /** From 1. */
  readonly page: number
}

export const inboxPageSize = 10

export const firstInbox: InboxFilter = { handled: 'waiting', kind: 'all', page: 1 }

/** What to ask the server for. */
export function inboxQuery({
  handled,
  kind,
  page,
}: InboxFilter): ValueOf<NonNullable<(typeof listStaffMessages)['query']>> {
  return {
    pageIndex: page - 1,
    pageSize: inboxPageSize,
    filters: {
      ...(handled === 'all' ? {} : { handled: String(handled === 'handled') }),
      ...(kind === 'all' ? {} : { kind }),
    },
  }
}

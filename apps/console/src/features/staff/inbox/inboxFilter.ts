import type { listStaffMessages, ValueOf } from '@saywright/api/contract'

/** The first one leaves nothing out. */
export const inboxStates = ['all', 'waiting', 'handled'] as const
/** The first one leaves nothing out. */
export const inboxKinds = ['all', 'contact', 'feedback'] as const

export type InboxFilter = {
  readonly handled: (typeof inboxStates)[number]
  readonly kind: (typeof inboxKinds)[number]
  /** From 1. */
  readonly page: number
}

export const inboxPageSize = 10

export const firstInbox: InboxFilter = { handled: 'waiting', kind: 'all', page: 1 }

/** Every message. */
export const wholeInbox: InboxFilter = { handled: 'all', kind: 'all', page: 1 }

/** The query for the server. */
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

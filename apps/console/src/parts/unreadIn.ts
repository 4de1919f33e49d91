import type { Notification } from '@saywright/api/contract'

/** A list as the server answers it; `unread` counts those that it does not hold too. */
type NotificationsResponse = {
  readonly data: readonly Notification[]
  readonly unread?: number | null | undefined
}

/** How many notifications wait to be read; none while nothing is known. */
export function unreadIn(response: NotificationsResponse | undefined): number {
  if (!response) return 0
  return response.unread ?? response.data.filter(({ read_status }) => !read_status).length
}

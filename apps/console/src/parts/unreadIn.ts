import type { Notification } from '@saywright/api/contract'

/** A list as the server answers it; `unread` counts those that it does not hold too. */
type NotificationsResponse = {
  readonly data: readonly Notification[]
  readonly unread?: number | null | undefined
}

/** Number of unread notifications; 0 before they are loaded. */
export function unreadIn(response: NotificationsResponse | undefined): number {
  if (!response) return 0
  return response.unread ?? response.data.filter(({ read_status }) => !read_status).length
}

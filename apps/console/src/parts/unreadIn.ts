import type { Notification } from '@saywright/api/contract'

/** A list as the server answers it; `unread` counts those that it does not hold too. */
type NotificationsAnswer = {
  readonly data: readonly Notification[]
  readonly unread?: number | null | undefined
}

/** How many notifications wait to be read; none while nothing is known. */
export function unreadIn(answer: NotificationsAnswer | undefined): number {
  if (!answer) return 0
  return answer.unread ?? answer.data.filter(({ read_status }) => !read_status).length
}

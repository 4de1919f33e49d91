import type { Notification } from '@saywright/api/contract'
import { useReadAllNotifications, useReadNotification } from '@saywright/api/react'

const query = { noloading: true } as const

/** Marking as read. The list is read again after it; the client reports a failed call. */
export function useNotificationActions() {
  const read = useReadNotification()
  const readAll = useReadAllNotifications()
  const told = () => {}
  return {
    onRead: ({ id }: Notification) =>
      void read({ params: { id }, query, body: { read_status: true } }).catch(told),
    onReadAll: () => void readAll({ query }).catch(told),
  }
}

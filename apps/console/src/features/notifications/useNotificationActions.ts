import type { Notification } from '@saywright/api/contract'
import { useReadAllNotifications, useReadNotification } from '@saywright/api/react'
import { useStudio } from '../../parts/studio/useStudio.js'

const query = { noloading: true } as const

/** Marking as read, and what lies outside the console. The list is read again after it; a failed call has told so itself. */
export function useNotificationActions() {
  const read = useReadNotification()
  const readAll = useReadAllNotifications()
  const { openModel } = useStudio()
  const told = () => {}
  return {
    onOpenModel: openModel,
    onRead: ({ id }: Notification) =>
      void read({ params: { id }, query, body: { read_status: true } }).catch(told),
    onReadAll: () => void readAll({ query }).catch(told),
  }
}

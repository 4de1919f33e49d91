import type { Notification } from '@saywright/api/contract'
import { notificationList } from './NotificationList.css.js'
import { NotificationRow, type NotificationRowProps } from './NotificationRow.js'

export type NotificationListProps = Pick<NotificationRowProps, 'onRead' | 'onOpenModel' | 'onFollow'> & {
  notifications: readonly Notification[]
  /** Name of the list, for screen readers. */
  label: string
}

/** Notifications, newest first. */
export function NotificationList({ notifications, label, ...actions }: NotificationListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for plain text
    <ul className={notificationList} role="list" aria-label={label}>
      {notifications.map((notification) => (
        <NotificationRow key={notification.id} notification={notification} {...actions} />
      ))}
    </ul>
  )
}

import type { Loadable, Notification } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { Box, EmptyState, ErrorState, Skeleton } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { notificationsMessages } from '../messages.js'
import { NotificationList, type NotificationListProps } from './NotificationList.js'

export type NotificationsBodyProps = Pick<NotificationListProps, 'onRead' | 'onOpenModel' | 'onFollow'> & {
  notifications: Loadable<readonly Notification[]>
}

/** The notifications, or the reason for an empty list. */
export function NotificationsBody({ notifications, ...actions }: NotificationsBodyProps) {
  const t = useMessages(notificationsMessages)
  if (notifications.state === 'loading')
    return (
      <Box padding="card">
        <Skeleton widths={['74%', '38%', '82%', '30%', '66%', '34%']} />
      </Box>
    )
  if (notifications.state === 'failed')
    return <ErrorState title={t('failed')} {...failureOf(notifications)} />
  if (notifications.value.length === 0)
    return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
  return <NotificationList {...actions} notifications={notifications.value} label={t('title')} />
}

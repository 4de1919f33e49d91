import { type Loadable, mapReady, type Notification } from '@saywright/api/contract'
import { Box, Button, Card, EmptyState, Icon, Inline, Paginator, SegmentedControl } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { NotificationsBody, type NotificationsBodyProps } from '../list/NotificationsBody.js'
import { notificationsMessages } from '../messages.js'

export type ActivityScreenProps = {
  /** Newest first. */
  notifications: Loadable<readonly Notification[]>
  unread: number
  onRead: (notification: Notification) => void
  onOpenModel: NotificationsBodyProps['onOpenModel']
  onReadAll: () => void
}

type Shown = 'all' | 'unread'

const pageSize = 25

/** All that happened, or what of it waits to be read. */
export function ActivityScreen({
  notifications,
  unread,
  onRead,
  onOpenModel,
  onReadAll,
}: ActivityScreenProps) {
  const t = useMessages(notificationsMessages)
  const [shown, setShown] = useState<Shown>('all')
  const [page, setPage] = useState(1)
  const matching = mapReady(notifications, (all) =>
    shown === 'all' ? all : all.filter(({ read_status }) => !read_status),
  )
  const total = matching.state === 'ready' ? matching.value.length : 0
  // Reading the last of a page away leads to the page before it.
  const current = Math.min(page, Math.max(1, Math.ceil(total / pageSize)))
  const first = (current - 1) * pageSize
  const hasAny = notifications.state === 'ready' && notifications.value.length > 0
  return (
    <Card
      isFlush
      title={t('activity.title')}
      description={t('activity.text')}
      actions={
        unread > 0 && (
          <Button size="small" icon={<Icon of={CheckCheck} />} onPress={onReadAll}>
            {t('readAll')}
          </Button>
        )
      }
    >
      {hasAny && (
        <Box padding="x2">
          <Inline>
            <SegmentedControl<Shown>
              label={t('activity.show')}
              value={shown}
              onChange={(next) => {
                setShown(next)
                setPage(1)
              }}
              options={[
                { value: 'all', label: t('activity.all') },
                { value: 'unread', label: t('activity.unread') },
              ]}
            />
          </Inline>
        </Box>
      )}
      {hasAny && total === 0 ? (
        <EmptyState title={t('activity.nothingUnread')}>{t('activity.nothingUnreadText')}</EmptyState>
      ) : (
        <NotificationsBody
          notifications={mapReady(matching, (all) => all.slice(first, first + pageSize))}
          {...{ onRead, onOpenModel }}
        />
      )}
      {total > pageSize && (
        <Box padding="x2">
          <Paginator page={current} pageSize={pageSize} total={total} onPageChange={setPage} />
        </Box>
      )}
    </Card>
  )
}

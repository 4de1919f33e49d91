import { mapReady } from '@saywright/api/contract'
import { toLoadable, useNotifications } from '@saywright/api/react'
import { DocumentTitle } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { unreadIn } from '../../../parts/unreadIn.js'
import { notificationsMessages } from '../messages.js'
import { useNotificationActions } from '../useNotificationActions.js'
import { ActivityScreen } from './ActivityScreen.js'

export function ActivityRoute() {
  const t = useMessages(notificationsMessages)
  const response = toLoadable(useNotifications())
  return (
    <>
      <DocumentTitle>{t('activity.title')}</DocumentTitle>
      <ActivityScreen
        {...useNotificationActions()}
        notifications={mapReady(response, ({ data }) => data)}
        unread={response.state === 'ready' ? unreadIn(response.value) : 0}
      />
    </>
  )
}

import { mapReady } from '@saywright/api/contract'
import { toLoadable, useNotifications } from '@saywright/api/react'
import { lazyComponent } from '@saywright/shell'
import { Suspense, useRef, useState } from 'react'
import { unreadIn } from '../../../parts/unreadIn.js'
import { useNotificationActions } from '../useNotificationActions.js'
import { BellButton } from './BellButton.js'

const NotificationsDialog = lazyComponent(() => import('./NotificationsDialog.js'), 'NotificationsDialog')

/** The bell with its dialog, kept fresh by the event stream of the account. */
export function NotificationsBell() {
  const notifications = toLoadable(useNotifications())
  const actions = useNotificationActions()
  const button = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<{ top: number; end: number }>()
  const [isOpen, setIsOpen] = useState(false)
  const unread = notifications.state === 'ready' ? unreadIn(notifications.value) : 0
  const open = () => {
    const box = button.current?.getBoundingClientRect()
    if (box) setPlace({ top: box.bottom + 8, end: document.documentElement.clientWidth - box.right })
    setIsOpen(true)
  }
  return (
    <>
      <BellButton ref={button} unread={unread} isOpen={isOpen} onPress={open} />
      {place && (
        <Suspense>
          <NotificationsDialog
            {...actions}
            notifications={mapReady(notifications, ({ data }) => data)}
            unread={unread}
            place={place}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
          />
        </Suspense>
      )}
    </>
  )
}

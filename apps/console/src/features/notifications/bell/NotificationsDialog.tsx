import type { Loadable, Notification } from '@saywright/api/contract'
import { Button, Glyph, Heading, IconButton, Link, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { CheckCheck } from 'lucide-react'
import { useId } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { NotificationsBody } from '../list/NotificationsBody.js'
import { notificationsMessages } from '../messages.js'
import * as css from './NotificationsDialog.css.js'

export type NotificationsDialogProps = {
  notifications: Loadable<readonly Notification[]>
  unread: number
  /** Distance of the bell's edges from those of the window, in px: the dialog hangs under it. */
  place: { readonly top: number; readonly end: number }
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onRead: (notification: Notification) => void
  onReadAll: () => void
}

/** What happened lately, under the bell; on phones it fills the screen. */
export function NotificationsDialog({
  notifications,
  unread,
  place,
  isOpen,
  onOpenChange,
  onRead,
  onReadAll,
}: NotificationsDialogProps) {
  const t = useMessages(notificationsMessages)
  const isPhone = useWidthClass() === 'phone'
  const titleId = useId()
  const close = () => onOpenChange(false)
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={css.veil}>
      <Modal
        className={css.surface}
        style={isPhone ? {} : { insetBlockStart: place.top, insetInlineEnd: place.end }}
      >
        <Dialog className={css.dialog} aria-labelledby={titleId}>
          <header className={css.header}>
            {isPhone && (
              <IconButton slot="close" label={t('close')} icon={<Glyph name="cross" size={18} />} />
            )}
            <div className={css.title}>
              <Heading level={2} id={titleId}>
                {t('title')}
              </Heading>
              {notifications.state === 'ready' && (
                <Text variant="bodySmall" tone="secondary" role="status">
                  {t('unread', { count: unread })}
                </Text>
              )}
            </div>
            {unread > 0 && (
              <Button
                variant="ghost"
                size="small"
                icon={<CheckCheck size={16} strokeWidth={1.75} aria-hidden />}
                onPress={onReadAll}
              >
                {t('readAll')}
              </Button>
            )}
          </header>
          <div className={css.body}>
            <NotificationsBody notifications={notifications} onRead={onRead} onFollow={close} />
          </div>
          <footer className={css.footer}>
            <Link variant="standalone" href="/account/activity" onPress={close}>
              {t('allActivity')}
            </Link>
            <Link variant="quiet" href="/account/notifications" onPress={close}>
              {t('settings')}
            </Link>
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

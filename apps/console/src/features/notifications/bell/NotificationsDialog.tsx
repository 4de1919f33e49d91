import type { Loadable, Notification } from '@saywright/api/contract'
import { consolePaths } from '@saywright/shell/paths'
import {
  Button,
  Icon,
  Link,
  Modal,
  ModalBody,
  ModalClose,
  ModalFooter,
  ModalHeader,
  ModalTitle,
  Text,
} from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { CheckCheck } from 'lucide-react'
import { NotificationsBody, type NotificationsBodyProps } from '../list/NotificationsBody.js'
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
  onOpenModel: NotificationsBodyProps['onOpenModel']
  onReadAll: () => void
}

/** Recent notifications, under the bell; on phones they fill the screen. */
export function NotificationsDialog({
  notifications,
  unread,
  place,
  isOpen,
  onOpenChange,
  onRead,
  onOpenModel,
  onReadAll,
}: NotificationsDialogProps) {
  const t = useMessages(notificationsMessages)
  const isPhone = useWidthClass() === 'phone'
  const close = () => onOpenChange(false)
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="own"
      scrim="light"
      scroll="body"
      className={css.surface}
      style={isPhone ? {} : { insetBlockStart: place.top, insetInlineEnd: place.end }}
    >
      <ModalHeader className={css.header}>
        {isPhone && <ModalClose />}
        <div className={css.title}>
          <ModalTitle variant="h2">{t('title')}</ModalTitle>
          {notifications.state === 'ready' && (
            <Text variant="bodySmall" tone="secondary" role="status">
              {t('unread', { count: unread })}
            </Text>
          )}
        </div>
        {unread > 0 && (
          <Button variant="ghost" size="small" icon={<Icon of={CheckCheck} />} onPress={onReadAll}>
            {t('readAll')}
          </Button>
        )}
      </ModalHeader>
      <ModalBody className={css.body}>
        <NotificationsBody {...{ notifications, onRead, onOpenModel }} onFollow={close} />
      </ModalBody>
      <ModalFooter className={css.footer}>
        <Link variant="standalone" href={consolePaths.activity} onPress={close}>
          {t('allActivity')}
        </Link>
        <Link variant="quiet" href={consolePaths.notifications} onPress={close}>
          {t('settings')}
        </Link>
      </ModalFooter>
    </Modal>
  )
}

import type { Notification } from '@saywright/api/contract'
import { Icon, IconButton, Pressable, SafeHtml, VisuallyHidden } from '@saywright/ui'
import { formatDateTime, useMessages } from '@saywright/ui/i18n'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { notificationsMessages } from '../messages.js'
import { entityIcon } from './entityIcons.js'
import * as css from './NotificationRow.css.js'
import { modelOf, placeOf } from './placeOf.js'

export type NotificationRowProps = {
  notification: Notification
  /** Marks it as read. */
  onRead: (notification: Notification) => void
  /** Opens a model of voice commands in the studio. */
  onOpenModel: (projectId: number, modelId: number) => void
  /** It was followed to where it leads. */
  onFollow?: (() => void) | undefined
}

/** One notification. All of it leads where it leads; a small button at its end only marks it as read. */
export function NotificationRow({ notification, onRead, onOpenModel, onFollow }: NotificationRowProps) {
  const t = useMessages(notificationsMessages)
  const id = useId()
  const isUnread = !notification.read_status
  const model = modelOf(notification)
  const href = model ? undefined : placeOf(notification)
  const read = () => isUnread && onRead(notification)
  return (
    <li className={css.row} data-unread={isUnread || undefined}>
      <span className={css.tile}>
        <Icon of={entityIcon(notification.redirection_entity)} />
      </span>
      <div className={css.words}>
        <VisuallyHidden>
          <span id={`${id}-state`}>{isUnread && t('unreadMark')}</span>
        </VisuallyHidden>
        <div id={`${id}-message`} className={css.message}>
          <SafeHtml html={notification.message} />
        </div>
        <time id={`${id}-date`} className={css.date} dateTime={notification.created_at}>
          {formatDateTime(notification.created_at)}
        </time>
      </div>
      {(href || model || isUnread) && (
        <Pressable
          aria-labelledby={`${id}-state ${id}-message ${id}-date`}
          className={css.cover}
          {...(href && { href })}
          onPress={() => {
            read()
            if (model) onOpenModel(model.projectId, model.modelId)
            if (href || model) onFollow?.()
          }}
        />
      )}
      {isUnread && (
        <span className={css.end}>
          <span className={css.dot} aria-hidden />
          <span className={css.check}>
            <IconButton
              size="small"
              variant="secondary"
              label={t('readOne')}
              aria-describedby={`${id}-message`}
              icon={<Icon of={Check} />}
              onPress={read}
            />
          </span>
        </span>
      )}
    </li>
  )
}

import { Badge, Icon, IconButton } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Bell } from 'lucide-react'
import type { Ref } from 'react'
import { notificationsMessages } from '../messages.js'
import { badge, bell } from './BellButton.css.js'

export type BellButtonProps = {
  /** How many are unread, 0 or more. */
  unread: number
  isOpen: boolean
  onPress: () => void
  ref?: Ref<HTMLButtonElement>
}

/** The most that the badge says. */
const maxShown = 9

/** The bell of the top bar; its name and its badge say how many notifications are unread. */
export function BellButton({ unread, isOpen, onPress, ref }: BellButtonProps) {
  const t = useMessages(notificationsMessages)
  return (
    <IconButton
      ref={ref}
      // The visible text is part of the name, for users of voice control.
      label={
        unread > maxShown ? t('bellMore', { limit: maxShown, total: unread }) : t('bell', { count: unread })
      }
      aria-expanded={isOpen}
      placement="bottom"
      onPress={onPress}
      icon={
        <span className={bell}>
          <Icon of={Bell} size={20} />
          <span className={badge}>
            <Badge tone="alert" count={unread} limit={maxShown} isDecorative />
          </span>
        </span>
      }
    />
  )
}

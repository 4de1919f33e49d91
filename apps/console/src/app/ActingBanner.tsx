import { Button, Icon, Inline, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { UserCog } from 'lucide-react'
import { line } from './ActingBanner.css.js'
import { layoutMessages } from './messages.js'

export type ActingBannerProps = {
  /** The impersonating staff and the user, by their displayed names. */
  staff: string
  name: string
  onStop: () => void
}

/** Shown over every screen while staff impersonates a user, as a reminder of whose account it is. */
export function ActingBanner({ staff, name, onStop }: ActingBannerProps) {
  const t = useMessages(layoutMessages)
  return (
    <div className={line} role="status">
      <Inline justify="between">
        <Inline allowsWrapping={false}>
          <Icon of={UserCog} />
          <Text as="span" variant="bodySmall">
            {t('acting.text', { staff, name })}
          </Text>
        </Inline>
        <Button size="small" onPress={onStop}>
          {t('acting.stop')}
        </Button>
      </Inline>
    </div>
  )
}

import { Heading, Icon, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { AtSign, Clock, Inbox } from 'lucide-react'
import { verifyMessages } from './messages.js'
import { tip, tipIcon } from './VerifyScreen.css.js'

/** Advice when no mail has arrived. */
export function VerifyTips({ hasAddress }: { hasAddress: boolean }) {
  const t = useMessages(verifyMessages)
  const tips = [
    { id: 'spam', icon: Inbox },
    { id: 'wait', icon: Clock },
    ...(hasAddress ? [{ id: 'address', icon: AtSign } as const] : []),
  ] as const
  return (
    <Stack gap="x2">
      <Heading level={2} variant="label">
        {t('nothing')}
      </Heading>
      <Stack as="ul" role="list" gap="x1">
        {tips.map(({ id, icon }) => (
          <li key={id} className={tip}>
            <span className={tipIcon}>
              <Icon of={icon} />
            </span>
            <Text as="span" variant="bodySmall" tone="secondary">
              {t(`tips.${id}`)}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

import { Button, Message } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import type { Credentials } from './credentials.js'
import { demonstrationMessages } from './messages.js'

export type DemonstrationOfferProps = { demonstration: Credentials; onFill: () => void }

/** The account with which an installation in demo mode can be tried. */
export function DemonstrationOffer({ demonstration, onFill }: DemonstrationOfferProps) {
  const t = useMessages(demonstrationMessages)
  return (
    <Message
      tone="info"
      title={t('title')}
      actions={
        <Button size="small" onPress={onFill}>
          {t('fill')}
        </Button>
      }
    >
      {t('text', demonstration)}
    </Message>
  )
}

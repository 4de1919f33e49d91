import { Button, Message } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { speechMessages } from './speechMessages.js'

/** Pronunciations could not be requested. */
export function NotAsked({ onAskAgain }: { onAskAgain: () => void }) {
  const t = useMessages(speechMessages)
  return (
    <Message
      tone="warning"
      isAnnounced
      actions={
        <Button size="small" onPress={onAskAgain}>
          {t('again')}
        </Button>
      }
    >
      {t('failed')}
    </Message>
  )
}

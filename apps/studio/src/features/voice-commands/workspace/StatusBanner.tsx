import { Button, Message } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { voiceCommandsMessages } from '../messages/index.js'
import type { SaveState } from '../model/document/useSaving.js'
import type { DocumentState } from '../model/workspace/VoiceCommandWorkspace.js'
import { conflictMessages } from '../panes/conflict/messages.js'

export type StatusBannerProps = {
  document: Pick<DocumentState, 'restored' | 'isNewer' | 'isGone' | 'isPutAside'>
  saveState: SaveState
  /** Asks whether the saved version may replace the draft. */
  onDiscard: () => void
  onBringBack: () => void
  onForget: () => void
}

/** The state of the draft. */
export function StatusBanner({ document, saveState, onDiscard, onBringBack, onForget }: StatusBannerProps) {
  const { restored, isNewer, isGone, isPutAside } = document
  const t = useMessages(voiceCommandsMessages)
  const words = useMessages(conflictMessages)
  if (isGone)
    return (
      <Message tone="warning" isAnnounced>
        {t('draft.gone')}
      </Message>
    )
  if (saveState === 'failed')
    return (
      <Message tone="danger" isAnnounced>
        {t('save.failedText')}
      </Message>
    )
  if (restored && saveState === 'changed')
    return (
      <Message
        tone={restored === 'older' ? 'warning' : 'info'}
        actions={
          <Button size="small" onPress={onDiscard}>
            {t('draft.discard')}
          </Button>
        }
      >
        {t(`draft.${restored}`)}
      </Message>
    )
  if (isNewer)
    return (
      <Message tone="warning" isAnnounced>
        {t('draft.newer')}
      </Message>
    )
  if (isPutAside)
    return (
      <Message
        tone="info"
        actions={
          <>
            <Button size="small" onPress={onBringBack}>
              {words('bringBack')}
            </Button>
            <Button size="small" variant="ghost" onPress={onForget}>
              {words('forget')}
            </Button>
          </>
        }
      >
        {words('aside')}
      </Message>
    )
  return null
}

import { Button, Message } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { voiceCommandsMessages } from '../messages/index.js'
import type { SaveState } from '../model/document/useSaving.js'
import { conflictMessages } from '../panes/conflict/messages.js'

export type StatusBannerProps = {
  saveState: SaveState
  /** A draft that came back, of this revision or an older one. */
  restored: 'same' | 'older' | undefined
  /** Someone else saved while this was written. */
  isNewer: boolean
  /** Someone else deleted the model while this was written. */
  isGone?: boolean
  /** Asks whether what was typed may give way to what is saved. */
  onDiscard: () => void
  /** Present while a text is put aside. */
  aside?: { readonly bringBack: () => void; readonly forget: () => void } | undefined
}

/** What happened to what was typed. */
export function StatusBanner({ saveState, restored, isNewer, isGone, onDiscard, aside }: StatusBannerProps) {
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
  if (aside)
    return (
      <Message
        tone="info"
        actions={
          <>
            <Button size="small" onPress={aside.bringBack}>
              {words('bringBack')}
            </Button>
            <Button size="small" variant="ghost" onPress={aside.forget}>
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

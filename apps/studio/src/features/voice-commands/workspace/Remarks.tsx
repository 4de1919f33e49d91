import { Button, Message } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { voiceCommandsMessages } from '../messages/index.js'
import type { SaveState } from './WorkspaceHead.js'

export type RemarksProps = {
  saveState: SaveState
  /** A draft that came back, of this revision or an older one. */
  restored: 'same' | 'older' | undefined
  /** Someone else saved while this was written. */
  isNewer: boolean
  onDiscard: () => void
}

/** What happened to what was typed. */
export function Remarks({ saveState, restored, isNewer, onDiscard }: RemarksProps) {
  const t = useMessages(voiceCommandsMessages)
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
  return null
}

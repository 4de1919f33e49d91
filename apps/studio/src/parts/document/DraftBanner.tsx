import { Button, Message } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { documentMessages } from './messages.js'
import type { SaveState } from './useDocumentSaving.js'

export type DraftBannerProps = {
  document: {
    readonly restored: 'same' | 'older' | undefined
    readonly isNewer: boolean
    readonly isGone: boolean
    readonly isPutAside: boolean
  }
  saveState: SaveState
  /** Asks whether the saved version may replace the draft. */
  onDiscard: () => void
  onBringBack: () => void
  onForget: () => void
}

/** What there is to know about a draft: at most one thing at a time, the most urgent one. */
export function DraftBanner({ document, saveState, onDiscard, onBringBack, onForget }: DraftBannerProps) {
  const { restored, isNewer, isGone, isPutAside } = document
  const t = useMessages(documentMessages)
  if (isGone || isNewer || saveState === 'failed') {
    const what = isGone ? 'gone' : saveState === 'failed' ? 'failedText' : 'newer'
    return (
      <Message tone={what === 'failedText' ? 'danger' : 'warning'} isAnnounced>
        {t(what)}
      </Message>
    )
  }
  if (restored && saveState === 'changed')
    return (
      <Message
        tone={restored === 'older' ? 'warning' : 'info'}
        actions={
          <Button size="small" onPress={onDiscard}>
            {t('discardThem')}
          </Button>
        }
      >
        {t(restored)}
      </Message>
    )
  if (!isPutAside) return null
  return (
    <Message
      tone="info"
      actions={
        <>
          <Button size="small" onPress={onBringBack}>
            {t('bringBack')}
          </Button>
          <Button size="small" variant="ghost" onPress={onForget}>
            {t('forget')}
          </Button>
        </>
      }
    >
      {t('aside')}
    </Message>
  )
}

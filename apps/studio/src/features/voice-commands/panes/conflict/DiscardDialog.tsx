import { ConfirmDialog } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { conflictMessages } from './messages.js'

export type DiscardDialogProps = {
  /** The saved revision. */
  revision: number
  onDiscard: () => void
  onClose: () => void
}

/** Asks before the saved version replaces the draft. */
export function DiscardDialog({ revision, onDiscard, onClose }: DiscardDialogProps) {
  const t = useMessages(conflictMessages)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('discardTitle')}
      confirmLabel={t('discard')}
      onConfirm={onDiscard}
    >
      {t('discardText', { revision })}
    </ConfirmDialog>
  )
}

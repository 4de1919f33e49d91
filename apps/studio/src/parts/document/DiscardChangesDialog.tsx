import { ConfirmDialog } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { documentMessages } from './messages.js'

export type DiscardChangesDialogProps = {
  /** The saved revision. */
  revision: number
  onDiscard: () => void
  onClose: () => void
}

/** Asks before the saved version replaces the draft. */
export function DiscardChangesDialog({ revision, onDiscard, onClose }: DiscardChangesDialogProps) {
  const t = useMessages(documentMessages)
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

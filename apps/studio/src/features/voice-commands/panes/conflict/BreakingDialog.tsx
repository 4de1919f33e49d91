import { ConfirmDialog } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { conflictMessages } from './messages.js'

export type BreakingDialogProps = {
  /** Names of the models that would have errors. */
  models: string
  onSave: () => void
  onClose: () => void
}

/** Asks before a save that leaves models that import from this one with errors. */
export function BreakingDialog({ models, onSave, onClose }: BreakingDialogProps) {
  const t = useMessages(conflictMessages)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('breakingTitle')}
      confirmLabel={t('saveAnyway')}
      onConfirm={onSave}
    >
      {t('breakingText', { models })}
    </ConfirmDialog>
  )
}

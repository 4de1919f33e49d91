import { ConfirmDialog, Icon, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { RotateCcw } from 'lucide-react'
import { versionMessages } from './messages.js'

export type RestoreDialogProps = {
  revision: number
  /** The version that it becomes. */
  next: number
  /** Whether this browser keeps changes that were not saved. */
  hasDraft: boolean
  /** Whether a text is edited; otherwise a model is. */
  isText: boolean
  onClose: () => void
  /** The caller reports a failure; the question stays then. */
  onRestore: () => Promise<void>
}

/** Asks before a version replaces the saved one, for everyone: what stays, and the fate of unsaved changes. */
export function RestoreDialog({ revision, next, hasDraft, isText, onClose, onRestore }: RestoreDialogProps) {
  const t = useMessages(versionMessages)
  return (
    <ConfirmDialog
      isOpen
      tone="info"
      icon={<Icon of={RotateCcw} size={20} />}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('ask.title', { revision })}
      confirmLabel={t('restore', { revision })}
      onConfirm={onRestore}
    >
      <Stack gap="x1">
        <Text>{t('ask.text', { next, last: next - 1 })}</Text>
        {hasDraft && <Text>{t(isText ? 'ask.draft' : 'ask.modelDraft')}</Text>}
        <Text>{t('ask.undo')}</Text>
      </Stack>
    </ConfirmDialog>
  )
}

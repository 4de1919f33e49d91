import { Button, Dialog } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { conflictMessages } from './messages.js'

export type ConflictDialogProps = {
  /** The sentence of the server; absent while there is no conflict. */
  message: string | undefined
  onClose: () => void
}

/** Something exists already, or somebody else has changed it: the server's own words. */
export function ConflictDialog({ message, onClose }: ConflictDialogProps) {
  const t = useMessages(conflictMessages)
  return (
    <Dialog
      isOpen={message !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={t('title')}
      actions={<Button onPress={onClose}>{t('cancel')}</Button>}
    >
      {message}
    </Dialog>
  )
}

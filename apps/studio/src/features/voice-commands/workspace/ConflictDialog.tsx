import { Button, Dialog } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { voiceCommandsMessages } from '../messages/index.js'

export type Conflict = {
  /** The revision that someone else saved. */
  theirs: number
  onKeepMine: () => void
  onTakeTheirs: () => void
  onCancel: () => void
}

/** Two people wrote at once: which version stays is for the one who saves last to say. */
export function ConflictDialog({ theirs, onKeepMine, onTakeTheirs, onCancel }: Conflict) {
  const t = useMessages(voiceCommandsMessages)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      role="alertdialog"
      tone="warning"
      title={t('conflict.title')}
      actions={
        <>
          <Button autoFocus onPress={onCancel}>
            {t('conflict.cancel')}
          </Button>
          <Button onPress={onTakeTheirs}>{t('conflict.takeTheirs')}</Button>
          <Button variant="primary" onPress={onKeepMine}>
            {t('conflict.keepMine')}
          </Button>
        </>
      }
    >
      {t('conflict.text', { theirs })}
    </Dialog>
  )
}

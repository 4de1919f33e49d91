import { ConfirmDialog } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import type { ProjectAudioFile } from '../../../parts/audio-files/projectAudioFile.js'
import { audioFilesMessages } from '../messages/index.js'

export type DeleteFilesDialogProps = {
  files: readonly ProjectAudioFile[]
  onDelete: () => Promise<void>
  onClose: () => void
}

/** Asks before recordings are deleted. */
export function DeleteFilesDialog({ files, onDelete, onClose }: DeleteFilesDialogProps) {
  const t = useMessages(audioFilesMessages)
  const [only] = files
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        files.length === 1 && only
          ? t('delete.title', { name: only.name })
          : t('delete.titleMany', { count: files.length })
      }
      confirmLabel={t('delete.confirm')}
      onConfirm={onDelete}
    >
      {t('delete.text')}
    </ConfirmDialog>
  )
}

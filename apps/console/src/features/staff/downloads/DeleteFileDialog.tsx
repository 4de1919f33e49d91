import type { StaffFile } from '@saywright/api/contract'
import { ConfirmDialog, Icon, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Trash2 } from 'lucide-react'
import { filesMessages } from './messages.js'

export type DeleteFileDialogProps = {
  file: StaffFile
  onDelete: (file: StaffFile) => Promise<void>
  onClose: () => void
}

/** Asks before a file goes that people may want to download. */
export function DeleteFileDialog({ file, onDelete, onClose }: DeleteFileDialogProps) {
  const t = useMessages(filesMessages)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      icon={<Icon of={Trash2} size={20} />}
      title={t('deleteTitle', { name: file.file.name })}
      confirmLabel={t('deleteConfirm')}
      onConfirm={() => onDelete(file)}
    >
      <Text>{t('deleteText', { project: file.project.title })}</Text>
    </ConfirmDialog>
  )
}

import { ConfirmDialog, Stack, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import type { ProjectAudioFile } from '../../../parts/audio-files/projectAudioFile.js'
import { audioFilesMessages } from '../messages/index.js'

export type DeleteFilesDialogProps = {
  files: readonly ProjectAudioFile[]
  onDelete: () => Promise<void>
  onClose: () => void
}

const maxTests = 10

/** Asks before recordings are deleted, and says which unit tests need them. */
export function DeleteFilesDialog({ files, onDelete, onClose }: DeleteFilesDialogProps) {
  const t = useMessages(audioFilesMessages)
  const locale = useLocale()
  const [only] = files
  const tests = [...new Set(files.flatMap(({ usedIn }) => usedIn))]
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
      <Stack gap="x2">
        <Text>{t('delete.text')}</Text>
        {tests.length > 0 && (
          <Text>
            {t('delete.used', { tests: new Intl.ListFormat(locale).format(tests.slice(0, maxTests)) })}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  )
}

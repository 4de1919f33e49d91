import { Button, Dialog, Stack, Text } from '@saywright/ui'
import { formatDateTime, useMessages } from '@saywright/ui/i18n'
import { documentMessages } from '../../../../parts/document/messages.js'
import type { DocumentConflict } from '../../../../parts/document/useDocumentSaving.js'
import { bodyOf, type WordsContent } from '../../model/words/WordsContent.js'
import { WordDifference } from '../../parts/difference/WordDifference.js'

export type WordConflictDialogProps = DocumentConflict<WordsContent> & {
  onKeepMine: () => void
  onTakeTheirs: () => void
  onCancel: () => void
}

/** Two people edited at once: the one who saves last sees what differs and decides; nothing is lost. */
export function WordConflictDialog({ theirs, mine, ...props }: WordConflictDialogProps) {
  const t = useMessages(documentMessages)
  const { revision, by: author } = theirs
  const date = formatDateTime(theirs.updated_at)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && props.onCancel()}
      role="alertdialog"
      tone="warning"
      title={t('conflict')}
      description={
        author === undefined ? t('savedSince', { revision, date }) : t('savedBy', { author, revision, date })
      }
      actions={
        <>
          <Button autoFocus onPress={props.onCancel}>
            {t('continue')}
          </Button>
          <Button onPress={props.onTakeTheirs}>{t('takeTheirs')}</Button>
          <Button variant="primary" onPress={props.onKeepMine}>
            {t('keepMine')}
          </Button>
        </>
      }
    >
      <Stack gap="x2">
        <Text>{t('kept')}</Text>
        <WordDifference label={t('conflict')} before={bodyOf(theirs.content)} after={bodyOf(mine)} />
      </Stack>
    </Dialog>
  )
}

import { Button, Dialog, Message, Stack, Text } from '@saywright/ui'
import { formatDateTime, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { useState } from 'react'
import { voiceCommandsMessages } from '../../messages/index.js'
import type { Conflict } from '../../model/document/Conflict.js'
import type { Content } from '../../model/document/grammarDocument.js'
import { DiffView } from '../../parts/difference/DiffView.js'
import { MergeDialog } from './MergeDialog.js'
import { conflictMessages } from './messages.js'

export type ConflictDialogProps = Conflict & {
  onKeepMine: () => void
  onTakeTheirs: () => void
  /** Continues with a merged text. */
  onMerge: (merged: Content) => void
  onCancel: () => void
}

/** Two people wrote at once: the one who saves last sees both texts and decides; neither text is lost. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { theirs, mine, onKeepMine, onTakeTheirs, onCancel } = props
  const t = useMessages(conflictMessages)
  const words = useMessages(voiceCommandsMessages)
  const isNarrow = useWidthClass() === 'phone'
  const [isMerging, setMerging] = useState(false)
  if (isMerging) return <MergeDialog {...props} onBack={() => setMerging(false)} />
  const { revision, by } = theirs
  const date = formatDateTime(theirs.updated_at)
  const isSame = (part: 'slots' | 'suite') => JSON.stringify(theirs[part]) === JSON.stringify(mine[part])
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      role="alertdialog"
      size="large"
      tone="warning"
      title={words('conflict.title')}
      description={
        by === undefined ? t('saved', { revision, date }) : t('savedBy', { author: by, revision, date })
      }
      actions={
        <>
          <Button autoFocus onPress={onCancel}>
            {words('conflict.cancel')}
          </Button>
          <Button onPress={onTakeTheirs}>{words('conflict.takeTheirs')}</Button>
          <Button onPress={() => setMerging(true)}>{t('merge')}</Button>
          <Button variant="primary" onPress={onKeepMine}>
            {words('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <Stack gap="x2">
        <Text>{t('kept')}</Text>
        {!isSame('slots') && <Message tone="info">{t('slots')}</Message>}
        {!isSame('suite') && <Message tone="info">{t('suite')}</Message>}
        {theirs.grammar === mine.text ? (
          <Text>{t('sameText')}</Text>
        ) : (
          <>
            <Text variant="bodySmall" tone="secondary">
              {t('signs')}
            </Text>
            <DiffView
              label={t('difference')}
              before={theirs.grammar}
              after={mine.text}
              layout={isNarrow ? 'under' : 'beside'}
              isGrammar
            />
          </>
        )}
      </Stack>
    </Dialog>
  )
}

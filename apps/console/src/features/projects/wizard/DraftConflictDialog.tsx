import { Button, Dialog, Icon } from '@saywright/ui'
import { formatDateTime, useMessages } from '@saywright/ui/i18n'
import { CopyX } from 'lucide-react'
import type { KeptDraft } from './draft/createDraftKeeper.js'
import { wizardMessages } from './messages/index.js'

export type DraftConflictDialogProps = {
  /** The version that the other device saved. */
  other: Pick<KeptDraft, 'browser' | 'system' | 'updated_at'>
  /** Saves the local version over it. */
  onKeep: () => void
  /** Continues with it, and discards the local version. */
  onTake: () => void
}

/** Two devices have changed the draft: neither overwrites the other before the person has chosen. */
export function DraftConflictDialog({ other, onKeep, onTake }: DraftConflictDialogProps) {
  const t = useMessages(wizardMessages)
  const device = [other.browser, other.system].filter(Boolean).join(', ') || t('conflict.unknown')
  return (
    <Dialog
      isOpen
      isDismissable={false}
      size="small"
      tone="warning"
      icon={<Icon of={CopyX} size={20} />}
      title={t('conflict.title')}
      description={t('conflict.text', { device, date: formatDateTime(other.updated_at) })}
      actions={
        <>
          <Button onPress={onTake}>{t('conflict.take')}</Button>
          <Button variant="primary" onPress={onKeep}>
            {t('conflict.keep')}
          </Button>
        </>
      }
    />
  )
}

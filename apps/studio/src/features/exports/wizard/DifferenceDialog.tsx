import { type ExportedModel, exportDifference, type ProjectExport } from '@saywright/api/contract'
import { Button, Dialog, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { FactList } from '../../../parts/FactList.js'
import { exportsMessages } from '../messages/index.js'

export type DifferenceDialogProps = {
  after: ProjectExport
  /** The previous stored export; absent for the first. */
  before: ProjectExport | undefined
  onClose: () => void
}

/** Which models changed from one export to the next. */
export function DifferenceDialog({ after, before, onClose }: DifferenceDialogProps) {
  const t = useMessages(exportsMessages)
  const names = (models: readonly ExportedModel[]) =>
    models.map(({ name }) => name).join(', ') || t('difference.none')
  const difference = before && exportDifference(before, after)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        before
          ? t('difference.title', { after: after.number, before: before.number })
          : t('last.differenceOf', { name: after.name })
      }
      actions={<Button onPress={onClose}>{t('difference.close')}</Button>}
    >
      {difference ? (
        <FactList
          rows={[
            [t('difference.added'), names(difference.added)],
            [t('difference.removed'), names(difference.removed)],
            [
              t('difference.changed'),
              difference.changed
                .map(([old, now]) =>
                  t('difference.revisions', { name: now.name, before: old.revision, after: now.revision }),
                )
                .join(', ') || t('difference.none'),
            ],
            [t('difference.unchanged'), names(difference.unchanged)],
          ]}
        />
      ) : (
        <Text>{t('difference.first')}</Text>
      )}
    </Dialog>
  )
}

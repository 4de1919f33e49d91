import { resourceTypes } from '@saywright/api/catalogue'
import { type Loadable, limits, type StaffFile } from '@saywright/api/contract'
import { Card, Stack, Text } from '@saywright/ui'
import { formatBytes, formatDate, useLocale, useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { FileTags } from '../../../parts/downloads/FileTags.js'
import type { ListPlace } from '../list/listPlace.js'
import { StaffList } from '../list/StaffList.js'
import { DeleteFileDialog, type DeleteFileDialogProps } from './DeleteFileDialog.js'
import { FileName, fileColumns, StaffFileActions } from './fileColumns.js'
import { filesMessages } from './messages.js'
import { TransfersCard, type TransfersOnScreen } from './TransfersCard.js'
import { UploadDialog, type UploadDialogProps } from './UploadDialog.js'

export type FilesScreenProps = TransfersOnScreen &
  Pick<UploadDialogProps, 'onUpload' | 'onInvalid'> &
  Pick<DeleteFileDialogProps, 'onDelete'> & {
    projectSearch: UploadDialogProps['search']
    files: Loadable<{ readonly data: readonly StaffFile[]; readonly total: number }>
    place: ListPlace
    onPlace: (place: ListPlace) => void
    onDownload: (file: StaffFile) => void
  }

/** The files of every project, and where more are given. */
export function FilesScreen({
  files,
  place,
  onPlace,
  projectSearch,
  onUpload,
  onInvalid,
  onDownload,
  onDelete,
  ...transfers
}: FilesScreenProps) {
  const t = useMessages(filesMessages)
  const locale = useLocale()
  const [given, setGiven] = useState<File>()
  const [deleted, setDeleted] = useState<StaffFile>()
  const handlers = { onDownload, onDelete: setDeleted }
  return (
    <StaffList
      labels={{
        title: t('title'),
        lead: t('lead'),
        failed: t('failed'),
        empty: { title: t('emptyTitle'), text: t('emptyText') },
      }}
      before={
        <TransfersCard
          {...transfers}
          title={t('upload')}
          hint={t('dropHint', { gigabytes: limits.uploadMegabytes / 1024 })}
          maxMegabytes={limits.uploadMegabytes}
          onFile={setGiven}
        />
      }
      rows={files}
      place={place}
      onPlace={onPlace}
      search={t('search')}
      status={{
        label: t('type'),
        options: [
          { value: '', label: t('anyType') },
          ...resourceTypes.map((type) => ({ value: type.code, label: type[locale] })),
        ],
      }}
      table={{
        columns: fileColumns(t, locale, handlers),
        rowKey: ({ file }) => file.id,
        renderCard: (file) => (
          <Card>
            <Stack gap="x2">
              <FileName {...file} />
              <FileTags tags={file.file.tags} />
              <Text variant="bodySmall" tone="secondary">
                {t('sizeAndDate', {
                  size: formatBytes(file.file.size, locale, 'fitting'),
                  date: formatDate(file.file.created_at),
                })}
              </Text>
              <StaffFileActions file={file} t={t} {...handlers} />
            </Stack>
          </Card>
        ),
      }}
    >
      {given && (
        <UploadDialog
          file={given}
          search={projectSearch}
          onUpload={onUpload}
          onInvalid={onInvalid}
          onClose={() => setGiven(undefined)}
        />
      )}
      {deleted && (
        <DeleteFileDialog file={deleted} onDelete={onDelete} onClose={() => setDeleted(undefined)} />
      )}
    </StaffList>
  )
}

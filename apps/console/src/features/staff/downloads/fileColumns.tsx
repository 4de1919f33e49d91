import type { StaffFile } from '@saywright/api/contract'
import { type Column, Inline, Stack, Text } from '@saywright/ui'
import { formatBytes, formatDate, type Locale, type TranslateOf } from '@saywright/ui/i18n'
import { Download, Trash2 } from 'lucide-react'
import { FileTags } from '../../../parts/downloads/FileTags.js'
import { Names } from '../../../parts/Names.js'
import { longWords } from '../list/longWords.css.js'
import { RowAction } from '../list/RowAction.js'
import type { filesMessages } from './messages.js'

type Labels = TranslateOf<typeof filesMessages>

export type FileHandlers = {
  onDownload: (file: StaffFile) => void
  onDelete: (file: StaffFile) => void
}

/** The columns of the list of files. */
export function fileColumns(t: Labels, locale: Locale, handlers: FileHandlers): Column<StaffFile>[] {
  return [
    { id: 'name', header: t('file'), isRowHeader: true, cell: (file) => <FileName {...file} /> },
    { id: 'tags', header: t('tags'), cell: ({ file }) => <FileTags tags={file.tags} /> },
    {
      id: 'size',
      header: t('size'),
      align: 'end',
      cell: ({ file }) => formatBytes(file.size, locale, 'fitting'),
    },
    { id: 'date', header: t('date'), align: 'end', cell: ({ file }) => formatDate(file.created_at) },
    {
      id: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end',
      cell: (file) => <StaffFileActions isInRow file={file} t={t} {...handlers} />,
    },
  ]
}

export function FileName({ file, project, organization }: StaffFile) {
  return (
    <div className={longWords}>
      <Stack gap="x05">
        <Text weight="semibold">{file.name}</Text>
        <Text variant="caption" tone="secondary">
          <Names of={[project.title, organization.name]} separator=" · " />
        </Text>
      </Stack>
    </div>
  )
}

export function StaffFileActions({
  file,
  t,
  onDownload,
  onDelete,
  isInRow,
}: FileHandlers & {
  file: StaffFile
  t: Labels
  /** Whether the buttons are on one line, for which a table has room; a card of a phone may not. */
  isInRow?: boolean
}) {
  const { name } = file.file
  return (
    <Inline gap="x1" justify="end" allowsWrapping={!isInRow}>
      <RowAction
        icon={Download}
        label={t('downloadOf', { name })}
        words={t('download')}
        onPress={() => onDownload(file)}
      />
      <RowAction
        icon={Trash2}
        label={t('deleteOf', { name })}
        words={t('delete')}
        onPress={() => onDelete(file)}
      />
    </Inline>
  )
}

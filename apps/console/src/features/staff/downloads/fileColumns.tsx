import type { StaffFile } from '@saywright/api/contract'
import { Button, type Column, Inline, Stack, Text } from '@saywright/ui'
import { formatBytes, formatDate, type Locale, type TranslateOf } from '@saywright/ui/i18n'
import { FileTags } from '../../../parts/downloads/FileTags.js'
import { Names } from '../../../parts/Names.js'
import { longWords } from '../list/longWords.css.js'
import type { filesMessages } from './messages.js'

type Labels = TranslateOf<typeof filesMessages>

export type FileHandlers = {
  onDownload: (file: StaffFile) => void
  onDelete: (file: StaffFile) => void
}

/** What the list of files tells of each. */
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
      cell: (file) => <StaffFileActions file={file} t={t} {...handlers} />,
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
}: FileHandlers & { file: StaffFile; t: Labels }) {
  const { name } = file.file
  return (
    <Inline justify="end">
      <Button size="small" aria-label={t('downloadOf', { name })} onPress={() => onDownload(file)}>
        {t('download')}
      </Button>
      <Button size="small" aria-label={t('deleteOf', { name })} onPress={() => onDelete(file)}>
        {t('delete')}
      </Button>
    </Inline>
  )
}

import type { ProjectFile } from '@saywright/api/contract'
import type { Column } from '@saywright/ui'
import { formatBytes, formatDate, type Locale } from '@saywright/ui/i18n'
import { FileTags } from '../../../parts/downloads/FileTags.js'
import { FileActions, type FileHandlers } from './FileActions.js'
import { FileName } from './FileName.js'

type Labels = (key: 'name' | 'size' | 'date' | 'tags' | 'download') => string

/** The columns of the table of files, by the names under which the server sorts. */
export function fileColumns(t: Labels, locale: Locale, handlers: FileHandlers): Column<ProjectFile>[] {
  return [
    {
      id: 'name',
      header: t('name'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ name }) => <FileName name={name} />,
    },
    {
      id: 'size',
      header: t('size'),
      align: 'end',
      isSortable: true,
      cell: ({ size }) => formatBytes(size, locale, 'fitting'),
    },
    {
      id: 'created_at',
      header: t('date'),
      align: 'end',
      isSortable: true,
      cell: ({ created_at }) => formatDate(created_at),
    },
    { id: 'tags', header: t('tags'), cell: ({ tags }) => <FileTags tags={tags} /> },
    {
      id: 'download',
      header: t('download'),
      isHeaderHidden: true,
      align: 'end',
      width: '96px',
      cell: (file) => <FileActions file={file} {...handlers} />,
    },
  ]
}

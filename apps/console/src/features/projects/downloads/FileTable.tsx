import type { Loadable, Page, ProjectFile } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { DataTable, EmptyState } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import type { FileHandlers } from './FileActions.js'
import { FileCard } from './FileCard.js'
import { fileColumns } from './fileColumns.js'
import { type FileFilters, isNarrowed, shownSort, sortAfterPress } from './fileFilters.js'
import { downloadsMessages } from './messages.js'

export type FileTableProps = FileHandlers & {
  files: Loadable<Page<ProjectFile>>
  filters: FileFilters
  onFiltersChange: (next: Partial<FileFilters>) => void
}

/** The files that the filters find, in the requested order. */
export function FileTable({ files, filters, onFiltersChange, onDownload, onCopyChecksum }: FileTableProps) {
  const t = useMessages(downloadsMessages)
  const locale = useLocale()
  const columns = useMemo(
    () => fileColumns((key) => t(`columns.${key}`), locale, { onDownload, onCopyChecksum }),
    [t, locale, onDownload, onCopyChecksum],
  )
  const empty = isNarrowed(filters) ? 'nothingFound' : 'empty'
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={files.state === 'ready' ? files.value.data : []}
      rowKey={({ id }) => id}
      sort={shownSort(filters)}
      onSortChange={(pressed) => onFiltersChange({ sort: sortAfterPress(filters, pressed) })}
      isLoading={files.state === 'loading'}
      empty={<EmptyState title={t(`${empty}.title`)}>{t(`${empty}.text`)}</EmptyState>}
      error={files.state === 'failed' && t('failed')}
      {...(files.state === 'failed' && failureOf(files))}
      renderCard={(file) => <FileCard file={file} onDownload={onDownload} onCopyChecksum={onCopyChecksum} />}
    />
  )
}

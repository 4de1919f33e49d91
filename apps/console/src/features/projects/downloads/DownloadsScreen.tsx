import { labelOf } from '@saywright/api/catalogue'
import type { Loadable, Page, ProjectFile } from '@saywright/api/contract'
import { Card, FilterBar, Message, Paginator, Stack } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { filters as bar, pages } from './Downloads.css.js'
import type { FileHandlers } from './FileActions.js'
import { FileSearch, type FileSearchProps } from './FileSearch.js'
import { FileTable } from './FileTable.js'
import { type FileFilters, tagFilterNames, tagFilters } from './fileFilters.js'
import { InstallerCard, type InstallerCardProps } from './InstallerCard.js'
import { downloadsMessages } from './messages.js'

export type DownloadsScreenProps = {
  files: Loadable<Page<ProjectFile>>
  /** The installers of the studio. */
  installers: InstallerCardProps['installers']
  filters: FileFilters
  onFiltersChange: (filters: FileFilters) => void
  search: Pick<FileSearchProps, 'suggestions' | 'isSuggesting' | 'onRest'>
  onDownload: NonNullable<FileHandlers['onDownload']>
  onCopyChecksum: FileHandlers['onCopyChecksum']
  onDownloadInstaller: InstallerCardProps['onDownload']
  /** Called on an attempt to download an installer without a choice. */
  onInvalidInstaller: () => void
}

/** The option that leaves nothing out. */
const any = 'any'

/** The downloads of a project: the studio, and the files that were delivered to it. */
export function DownloadsScreen({
  files,
  installers,
  filters,
  onFiltersChange,
  search,
  onDownload,
  onCopyChecksum,
  onDownloadInstaller,
  onInvalidInstaller,
}: DownloadsScreenProps) {
  const t = useMessages(downloadsMessages)
  const locale = useLocale()
  const isPhone = useWidthClass() === 'phone'
  // Another question has other pages.
  const change = (next: Partial<FileFilters>) => onFiltersChange({ ...filters, page: 1, ...next })
  const total = files.state === 'ready' ? files.value.total : 0
  const choice = (
    <div className={bar}>
      <FileSearch name={filters.name} {...search} onApply={(name) => change({ name })} />
      <FilterBar
        label={t('filters')}
        filters={tagFilterNames.map((kind) => ({
          id: kind,
          label: t(`${kind}.label`),
          value: filters[kind] ?? any,
          options: [
            { value: any, label: t(`${kind}.any`) },
            ...tagFilters[kind].map(({ code }) => ({
              value: code as string,
              label: labelOf(tagFilters[kind], code, locale),
            })),
          ],
        }))}
        onChange={(kind, value) => change({ [kind]: value === any ? undefined : value })}
        onReset={() => change({ platform: undefined, technology: undefined, type: undefined, name: '' })}
        found={files.state === 'ready' && t('found', { count: total })}
      />
    </div>
  )
  const table = (
    <FileTable
      files={files}
      filters={filters}
      onFiltersChange={change}
      onDownload={isPhone ? undefined : onDownload}
      onCopyChecksum={onCopyChecksum}
    />
  )
  const paginator = total > 0 && (
    <div className={pages}>
      <Paginator
        label={t('title')}
        page={filters.page}
        pageSize={filters.pageSize}
        total={total}
        onPageChange={(page) => change({ page })}
        onPageSizeChange={(pageSize, page) => change({ pageSize, page })}
      />
    </div>
  )
  return (
    <Stack gap="x4">
      {isPhone && <Message tone="info">{t('phone')}</Message>}
      {!isPhone && (
        <InstallerCard
          installers={installers}
          onDownload={onDownloadInstaller}
          onInvalid={onInvalidInstaller}
        />
      )}
      {isPhone ? (
        // Each file is a card: none is nested in another.
        <>
          <Card isFlush>{choice}</Card>
          {total > 0 ? table : <Card isFlush>{table}</Card>}
          {paginator}
        </>
      ) : (
        <Card aria-label={t('title')} isFlush>
          {choice}
          {table}
          {paginator}
        </Card>
      )}
    </Stack>
  )
}

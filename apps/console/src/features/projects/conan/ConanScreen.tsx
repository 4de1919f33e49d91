import type { ConanPackage, Loadable, Page } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import {
  Box,
  Card,
  type Column,
  CopyButton,
  EmptyState,
  ErrorState,
  ExpandableTable,
  Icon,
  Link,
  Paginator,
  Skeleton,
  Stack,
  Text,
} from '@saywright/ui'
import { formatDate, richText, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { Package } from 'lucide-react'
import * as css from './Conan.css.js'
import { conanMessages } from './messages.js'
import { PackageVersions } from './PackageVersions.js'

export type ConanScreenProps = {
  packages: Loadable<Page<ConanPackage>>
  /** The command that adds the remote of the project to the client. */
  command: string
  securityHref: string
  /** From 1. */
  page: number
  pageSize: number
  onPageChange: (page: number, pageSize: number) => void
}

/** The packages of a project for Conan, each with its versions. */
export function ConanScreen({ packages, command, securityHref, ...paging }: ConanScreenProps) {
  const t = useMessages(conanMessages)
  return (
    <Stack gap="x4">
      <div className={css.lead}>
        <Text tone="secondary">
          {richText(t('lead'), { settings: (words) => <Link href={securityHref}>{words}</Link> })}
        </Text>
        <div className={css.command}>
          <span className={css.mono}>{command}</span>
          <CopyButton size="small" text={command} subject={t('remote')} />
        </div>
      </div>
      <Card aria-label={t('title')} isFlush>
        <Packages packages={packages} />
        {packages.state === 'ready' && packages.value.total > 0 && (
          <div className={css.pages}>
            <Paginator
              label={t('title')}
              page={paging.page}
              pageSize={paging.pageSize}
              total={packages.value.total}
              onPageChange={(page) => paging.onPageChange(page, paging.pageSize)}
              onPageSizeChange={(pageSize, page) => paging.onPageChange(page, pageSize)}
            />
          </div>
        )}
      </Card>
    </Stack>
  )
}

function Packages({ packages }: Pick<ConanScreenProps, 'packages'>) {
  const t = useMessages(conanMessages)
  const width = useWidthClass()
  const isWide = width === 'laptop' || width === 'desktop'
  if (packages.state === 'loading')
    return (
      <Box padding="card">
        <Skeleton widths={['60%', '80%', '70%']} />
      </Box>
    )
  if (packages.state === 'failed') return <ErrorState title={t('failed')} {...failureOf(packages)} />
  const described: Column<ConanPackage> = {
    id: 'description',
    header: t('columns.description'),
    cell: ({ description }) => description,
  }
  return (
    <div className={css.table}>
      <ExpandableTable
        caption={t('title')}
        columns={[
          {
            id: 'name',
            header: t('columns.name'),
            isRowHeader: true,
            cell: ({ name }) => (
              <>
                <Icon of={Package} tone="muted" />
                <span className={css.name}>{name}</span>
              </>
            ),
          },
          ...(isWide ? [described] : []),
          {
            id: 'created',
            header: t('columns.created'),
            align: 'end',
            cell: ({ created_at }) => formatDate(created_at),
          },
          {
            id: 'versions',
            header: t('columns.versions'),
            align: 'end',
            cell: ({ children }) => children.length,
          },
        ]}
        rows={packages.value.data}
        rowKey={({ id }) => id}
        renderDetails={(one) => <PackageVersions {...one} />}
        empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
      />
    </div>
  )
}

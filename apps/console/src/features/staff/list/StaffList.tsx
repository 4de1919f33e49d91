import { type Loadable, limits } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import {
  Card,
  DataTable,
  type DataTableProps,
  EmptyState,
  FilterBar,
  Page,
  Paginator,
  Stack,
} from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import type { ReactNode } from 'react'
import { useStepBack } from '../../../parts/useStepBack.js'
import { firstPlace, type ListPlace } from './listPlace.js'
import { listMessages } from './messages.js'

/** Props of every screen with a list. */
export type ListProps<Row> = {
  /** One page, and how many there are in all. */
  rows: Loadable<{ readonly data: readonly Row[]; readonly total: number }>
  place: ListPlace
  onPlace: (place: ListPlace) => void
}

type Choices = { readonly label: string; readonly options: readonly { value: string; label: string }[] }

/** Messages of the page. */
type StaffListLabels = {
  readonly title: string
  readonly lead: string
  readonly failed: string
  /** Shown for an empty list without a search. */
  readonly empty: { readonly title: string; readonly text: string }
}

/** How the rows are drawn. */
export type StaffListTable<Row> = Pick<DataTableProps<Row>, 'columns' | 'rowKey'> & {
  /** Columns that a tablet has no room for: the page or the dialog of a row shows them, too. */
  readonly folded?: readonly string[]
  readonly renderCard: (row: Row) => ReactNode
}

export type StaffListProps<Row> = ListProps<Row> & {
  labels: StaffListLabels
  table: StaffListTable<Row>
  /** Label of the search, for a searchable list. */
  search?: string
  /** Filter of its rows; the first option leaves nothing out. */
  status?: Choices
  /** Filter by the ids of people; the first option shows everyone. */
  person?: Choices
  actions?: ReactNode
  /** Stands between the title and the list. */
  before?: ReactNode
  /** Dialogs about a row. */
  children?: ReactNode
}

/** A list of the staff area: words to find rows, the rows, and the way through the pages. */
export function StaffList<Row>({
  labels: { title, lead, failed, empty },
  table: { folded = [], columns, ...table },
  rows,
  place,
  onPlace,
  search,
  status,
  person,
  actions,
  before,
  children,
}: StaffListProps<Row>) {
  const t = useMessages(listMessages)
  const width = useWidthClass()
  const isPhone = width === 'phone'
  const isWhole = place.text === '' && place.status === '' && place.person === undefined
  const change = (changes: Partial<ListPlace>) => onPlace({ ...place, page: firstPlace.page, ...changes })
  useStepBack({
    page: place.page,
    pageSize: limits.pageSize,
    shown: rows,
    onPage: (page) => change({ page }),
  })
  const total = rows.state === 'ready' ? rows.value.total : 0
  const pages = total > limits.pageSize && (
    <Paginator
      page={place.page}
      pageSize={limits.pageSize}
      total={total}
      onPageChange={(page) => change({ page })}
    />
  )
  const data = (
    <DataTable
      {...table}
      columns={width === 'tablet' ? columns.filter(({ id }) => !folded.includes(id)) : columns}
      caption={title}
      rows={rows.state === 'ready' ? rows.value.data : []}
      isLoading={rows.state === 'loading'}
      {...(rows.state === 'failed' && { error: failed, ...failureOf(rows) })}
      empty={
        <EmptyState title={isWhole ? empty.title : t('noneTitle')}>
          {isWhole ? empty.text : t('noneText')}
        </EmptyState>
      }
    />
  )
  return (
    <Page title={title} description={lead} actions={actions}>
      <Stack gap="x3">
        {before}
        {(search || status) && (
          <FilterBar
            label={t('filters')}
            {...(search && {
              search: { label: search, value: place.text, onChange: (text: string) => change({ text }) },
            })}
            filters={[
              ...(status ? [{ id: 'status', value: place.status, ...status }] : []),
              ...(person ? [{ id: 'person', value: String(place.person ?? ''), ...person }] : []),
            ]}
            onChange={(id, value) =>
              change(
                id === 'status' ? { status: value } : { person: value === '' ? undefined : Number(value) },
              )
            }
            onReset={() => onPlace(firstPlace)}
            found={!isWhole && rows.state === 'ready' ? t('found', { count: total }) : undefined}
          />
        )}
        {/* Each is a card of its own there. */}
        {isPhone && total > 0 ? data : <Card isFlush>{data}</Card>}
        {pages}
      </Stack>
      {children}
    </Page>
  )
}

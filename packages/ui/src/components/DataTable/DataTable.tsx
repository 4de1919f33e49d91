import { type Key, type ReactNode, type Ref, useMemo } from 'react'
import { VisuallyHidden } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { useWidthClass } from '../../theme/useWidthClass.js'
import { Button } from '../Button/Button.js'
import { Message } from '../Message/Message.js'
import { type LoadFailure, useLoadFailure } from '../Message/useLoadFailure.js'
import { Skeleton } from '../Skeleton/Skeleton.js'
import type { Column, Sort } from './Column.js'
import { cellClass } from './cellClass.js'
import * as css from './DataTable.css.js'
import { DataTableHead } from './DataTableHead.js'
import { DataTableRow } from './DataTableRow.js'
import { dataTableMessages } from './messages.js'
import { segmentsOf } from './rowWindow.js'
import { SkeletonRows } from './SkeletonRows.js'
import { useRowWindow } from './useRowWindow.js'
import { useSort } from './useSort.js'

export type DataTableProps<Row> = {
  /** Accessible name: what the table lists. */
  caption: string
  /** The columns in display order. Pass the same array while nothing changes. */
  columns: readonly Column<Row>[]
  /**
   * The rows; thousands are fine. Pass the same objects for unchanged rows, which are then not rendered
   * again.
   */
  rows: readonly Row[]
  /** Unique key of a row, independent of the order. */
  rowKey: (row: Row) => Key
  /** Order of `rows` when the server sorts them; requires `onSortChange`. */
  sort?: Sort | undefined
  /**
   * Initial order of the rows, marked in the head; a third press on another column restores it. With `onSortChange` it is
   * the order of the server while `sort` is absent.
   */
  defaultSort?: Sort | undefined
  /**
   * Called with the requested order, or `undefined` for none. Without it the table sorts by the `sortValue`
   * of its columns.
   */
  onSortChange?: (sort: Sort | undefined) => void
  /** URL of a row; the whole row becomes a link. */
  rowHref?: (row: Row) => string
  /** Called when a row without a link is pressed. */
  onRowPress?: (row: Row) => void
  /** Whether a row is shown elsewhere on the page; it gets `aria-current`. */
  isRowSelected?: (row: Row) => boolean
  /**
   * Whether rows are being loaded. Existing rows stay visible.
   * @default false
   */
  isLoading?: boolean
  /**
   * Number of placeholder rows while the first rows are loaded.
   * @default 5
   */
  skeletonRows?: number
  /** Shown in place of missing rows: a sentence or an `EmptyState`. */
  empty?: ReactNode
  /** Error message, shown in place of the rows. */
  error?: ReactNode
  /** Called when the user presses the retry button, which is shown beside `error` only with this callback. */
  onRetry?: (() => void) | undefined
  /** Reason for the failure, explained below `error`. */
  reason?: LoadFailure | undefined
  /**
   * Whether only the rows near the viewport are rendered, for hundreds of rows with more than text. All rows
   * must have the same height.
   * @default false
   */
  isWindowed?: boolean
  /** Renders a row as a card on phones, where a table is too wide; often a `Card`. */
  renderCard?: (row: Row) => ReactNode
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** Lists rows to read, sort and open. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowHref,
  onRowPress,
  isRowSelected,
  isLoading = false,
  skeletonRows = 5,
  empty,
  error,
  onRetry,
  reason,
  renderCard,
  isWindowed = false,
  sort: givenSort,
  defaultSort,
  onSortChange,
  ...rest
}: DataTableProps<Row>) {
  const t = useMessages(dataTableMessages)
  const sentence = useLoadFailure(reason)
  const isPhone = useWidthClass() === 'phone'
  const { sort, sorted, press } = useSort({ rows, columns, sort: givenSort, defaultSort, onSortChange })
  const cellClasses = useMemo(
    () => columns.map((_, index) => `${css.bodyCell} ${cellClass(columns, index)}`),
    [columns],
  )
  const isFirstLoad = isLoading && rows.length === 0 && !error
  const shown = error ? [] : sorted
  const { body, range, rowHeight, held, hold } = useRowWindow(shown.length, isWindowed)
  const segments = isWindowed
    ? segmentsOf(range, heldIndex(shown, rowKey, held), shown.length)
    : [{ first: 0, end: shown.length, isDrawn: true }]
  const headerId = (columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0])?.id
  const retry = onRetry && (
    <Button size="small" onPress={onRetry}>
      {t('retry')}
    </Button>
  )
  const filler = error ? (
    <div className={css.filler}>
      <Message tone="danger" isAnnounced title={sentence && error} actions={retry}>
        {sentence ?? error}
      </Message>
    </div>
  ) : shown.length === 0 && !isLoading ? (
    plainOrWhole(empty)
  ) : undefined

  if (isPhone && renderCard) {
    return (
      <div {...rest} aria-busy={isLoading}>
        {isFirstLoad && <Skeleton />}
        {filler}
        {shown.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for plain text
          <ul className={css.cards} role="list" aria-label={caption}>
            {shown.map((row) => (
              <li key={rowKey(row)}>{renderCard(row)}</li>
            ))}
          </ul>
        )}
      </div>
    )
  }
  return (
    <div {...rest} className={css.box}>
      {isFirstLoad && <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>}
      <table
        className={css.table}
        aria-label={caption}
        aria-busy={isLoading}
        // The row of the heads counts too.
        {...(isWindowed && { 'aria-rowcount': shown.length + 1 })}
      >
        <DataTableHead columns={columns} sort={sort} onPress={press} />
        <tbody ref={body} {...hold}>
          {isFirstLoad && <SkeletonRows columns={columns} cellClasses={cellClasses} count={skeletonRows} />}
          {filler !== undefined && (
            <tr>
              <td colSpan={columns.length} className={css.fillerCell}>
                <div className={css.fillerPlace}>{filler}</div>
              </td>
            </tr>
          )}
          {segments.flatMap(({ first, end, isDrawn }) =>
            isDrawn
              ? shown
                  .slice(first, end)
                  .map((row, index) => (
                    <DataTableRow
                      key={rowKey(row)}
                      row={row}
                      {...(isWindowed && { rowKey: rowKey(row), rowIndex: first + index + 2 })}
                      columns={columns}
                      cellClasses={cellClasses}
                      headerId={headerId}
                      isSelected={isRowSelected?.(row)}
                      href={rowHref?.(row)}
                      onPress={onRowPress}
                    />
                  ))
              : [
                  <tr key={`left-out-${first}`} aria-hidden>
                    <td colSpan={columns.length} style={{ height: (end - first) * rowHeight, padding: 0 }} />
                  </tr>,
                ],
          )}
        </tbody>
      </table>
    </div>
  )
}

/** Where the row with the focus is now; -1 when there is none. */
function heldIndex<Row>(rows: readonly Row[], rowKey: (row: Row) => Key, held: Key | undefined): number {
  return held === undefined ? -1 : rows.findIndex((row) => String(rowKey(row)) === held)
}

/** An `EmptyState` brings its own room. */
function plainOrWhole(empty: ReactNode) {
  return typeof empty === 'string' ? <p className={css.filler}>{empty}</p> : empty
}

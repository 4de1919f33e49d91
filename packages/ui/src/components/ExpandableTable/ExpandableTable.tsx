import { type Key, type ReactNode, type Ref, useState } from 'react'
import type { Column } from '../DataTable/Column.js'
import { cellClass } from '../DataTable/cellClass.js'
import * as table from '../DataTable/DataTable.css.js'
import { DataTableHead } from '../DataTable/DataTableHead.js'
import { ExpandableRow } from './ExpandableRow.js'

export type ExpandableTableProps<Row> = {
  /** What the table lists, for screen readers. */
  caption: string
  /** From the first to the last. The one that names its row opens and closes it. */
  columns: readonly Omit<Column<Row>, 'isSortable' | 'sortValue'>[]
  /** In their order. */
  rows: readonly Row[]
  /** What tells a row from all others. */
  rowKey: (row: Row) => Key
  /** What belongs to a row, below it while it is open. */
  renderDetails: (row: Row) => ReactNode
  /** Keys of the rows that are open at first. */
  defaultExpandedKeys?: readonly Key[]
  /** Shown in the place of the rows when there is none. */
  empty?: ReactNode
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** Rows of which each opens what belongs to it; several may be open. */
export function ExpandableTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  renderDetails,
  defaultExpandedKeys = [],
  empty,
  ...rest
}: ExpandableTableProps<Row>) {
  const [expanded, setExpanded] = useState<ReadonlySet<Key>>(() => new Set(defaultExpandedKeys))
  const headerId = (columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0])?.id
  const classes = columns.map((_, index) => `${table.bodyCell} ${cellClass(columns, index)}`)
  const toggle = (key: Key) => {
    const next = new Set(expanded)
    if (!next.delete(key)) next.add(key)
    setExpanded(next)
  }
  return (
    <div {...rest} className={table.box}>
      <table className={table.table} aria-label={caption}>
        <DataTableHead columns={columns} sort={undefined} onPress={() => {}} />
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className={table.fillerCell}>
                {empty}
              </td>
            </tr>
          )}
          {rows.map((row) => {
            const key = rowKey(row)
            return (
              <ExpandableRow
                key={key}
                row={row}
                columns={columns}
                cellClasses={classes}
                headerId={headerId}
                isExpanded={expanded.has(key)}
                onToggle={() => toggle(key)}
                renderDetails={renderDetails}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

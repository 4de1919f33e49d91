import { type Key, type ReactNode, type Ref, useState } from 'react'
import type { Column } from '../DataTable/Column.js'
import { cellClass } from '../DataTable/cellClass.js'
import * as table from '../DataTable/DataTable.css.js'
import { DataTableHead } from '../DataTable/DataTableHead.js'
import { ExpandableRow } from './ExpandableRow.js'

export type ExpandableTableProps<Row> = {
  /** Accessible name: what the table lists. */
  caption: string
  /** The columns in display order. The row header column holds the button that expands the row. */
  columns: readonly Omit<Column<Row>, 'isSortable' | 'sortValue'>[]
  /** The rows in display order. */
  rows: readonly Row[]
  /** Unique key of a row. */
  rowKey: (row: Row) => Key
  /** Renders the details of a row, shown below it while it is expanded. */
  renderDetails: (row: Row) => ReactNode
  /** Keys of the rows that are expanded initially. */
  defaultExpandedKeys?: readonly Key[]
  /** Shown in place of missing rows. */
  empty?: ReactNode
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** Lists rows with details that expand below each row; several can be expanded. */
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

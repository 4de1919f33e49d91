import { type Key, memo, type ReactNode } from 'react'
import { Link } from 'react-aria-components'
import type { Column } from './Column.js'
import * as css from './DataTable.css.js'

type DataTableRowProps<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  /** One class for each column. */
  cellClasses: readonly string[]
  /** Id of the column that names the row. */
  headerId: string | undefined
  isSelected: boolean | undefined
  href: string | undefined
  onPress: ((row: Row) => void) | undefined
  /** In a table that does not draw every row: its key, and its index among all rows. */
  rowKey?: Key
  rowIndex?: number
}

// Memoized: sorting then only moves rows.
export const DataTableRow = memo(PlainRow) as typeof PlainRow

function PlainRow<Row>({
  row,
  columns,
  cellClasses,
  headerId,
  isSelected,
  href,
  onPress,
  rowKey,
  rowIndex,
}: DataTableRowProps<Row>) {
  const isLinked = href !== undefined || onPress !== undefined
  const open = (content: ReactNode) => {
    if (href !== undefined) {
      return (
        <Link href={href} className={css.rowLink}>
          {content}
        </Link>
      )
    }
    return (
      <button type="button" className={css.rowLink} onClick={() => onPress?.(row)}>
        {content}
      </button>
    )
  }
  return (
    <tr
      className={isLinked ? css.linkedRow : css.row}
      aria-current={isSelected || undefined}
      aria-rowindex={rowIndex}
      data-row-key={rowKey}
    >
      {columns.map(({ id, cell }, index) => {
        const content = cell(row)
        const isWords = typeof content !== 'object'
        const className = isWords ? cellClasses[index] : `${cellClasses[index]} ${css.partsCell}`
        return id === headerId ? (
          <th key={id} scope="row" className={className}>
            {isLinked ? open(content) : content}
          </th>
        ) : (
          <td key={id} className={className}>
            {content}
          </td>
        )
      })}
    </tr>
  )
}

import { memo, type ReactNode } from 'react'
import { Link } from 'react-aria-components'
import type { Column } from './Column.js'
import * as css from './DataTable.css.js'

type DataTableRowProps<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  /** Id of the column that names the row. */
  headerId: string | undefined
  isSelected: boolean | undefined
  href: string | undefined
  onPress: ((row: Row) => void) | undefined
}

// Kept when nothing of the row changed: sorting then only moves rows.
export const DataTableRow = memo(PlainRow) as typeof PlainRow

function PlainRow<Row>({ row, columns, headerId, isSelected, href, onPress }: DataTableRowProps<Row>) {
  const open = (content: ReactNode) => {
    if (href !== undefined) {
      return (
        <Link href={href} className={css.rowLink}>
          {content}
        </Link>
      )
    }
    if (!onPress) return content
    return (
      <button type="button" className={css.rowLink} onClick={() => onPress(row)}>
        {content}
      </button>
    )
  }
  return (
    <tr className={css.row} aria-current={isSelected || undefined}>
      {columns.map(({ id, cell, align }) =>
        id === headerId ? (
          <th key={id} scope="row" data-align={align}>
            {open(cell(row))}
          </th>
        ) : (
          <td key={id} data-align={align}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}

import { type ReactNode, useId } from 'react'
import type { Column } from '../DataTable/Column.js'
import { Glyph } from '../Glyph/Glyph.js'
import * as css from './ExpandableTable.css.js'

type ExpandableRowProps<Row> = {
  row: Row
  columns: readonly Omit<Column<Row>, 'isSortable' | 'sortValue'>[]
  /** One class per column. */
  cellClasses: readonly string[]
  /** The id of the column that names the row. */
  headerId: string | undefined
  isExpanded: boolean
  onToggle: () => void
  renderDetails: (row: Row) => ReactNode
}

/** A row and, while it is expanded, a second row with its details. */
export function ExpandableRow<Row>({
  row,
  columns,
  cellClasses,
  headerId,
  isExpanded,
  onToggle,
  renderDetails,
}: ExpandableRowProps<Row>) {
  const detailsId = useId()
  return (
    <>
      <tr className={css.row}>
        {columns.map(({ id, cell }, index) =>
          id === headerId ? (
            <th key={id} scope="row" className={cellClasses[index]}>
              <button
                type="button"
                className={css.trigger}
                aria-expanded={isExpanded}
                aria-controls={isExpanded ? detailsId : undefined}
                onClick={onToggle}
              >
                <Glyph name="down" className={isExpanded ? css.turnedChevron : css.chevron} />
                {cell(row)}
              </button>
            </th>
          ) : (
            <td key={id} className={cellClasses[index]}>
              {cell(row)}
            </td>
          ),
        )}
      </tr>
      {isExpanded && (
        <tr id={detailsId}>
          <td colSpan={columns.length} className={css.details}>
            {renderDetails(row)}
          </td>
        </tr>
      )}
    </>
  )
}

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { VisuallyHidden } from 'react-aria-components'
import type { Column, Sort } from './Column.js'
import { cellClass } from './cellClass.js'
import { headCell, sortButton, sortHint } from './DataTable.css.js'

type DataTableHeadProps<Row> = {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onPress: (column: string) => void
}

/** The names of the columns; those that can be sorted are buttons. */
export function DataTableHead<Row>({ columns, sort, onPress }: DataTableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map(({ id, header, headerCell, width, isHeaderHidden, isSortable, sortValue }, index) => {
          const direction = sort?.column === id ? sort.direction : 'none'
          const canSort = isSortable || sortValue !== undefined
          return (
            <th
              key={id}
              scope="col"
              className={`${headCell} ${cellClass(columns, index)}`}
              style={width ? { width } : undefined}
              aria-sort={canSort ? direction : undefined}
            >
              {canSort ? (
                <button type="button" className={sortButton} onClick={() => onPress(id)}>
                  {header}
                  <SortMark direction={direction} />
                </button>
              ) : headerCell !== undefined ? (
                headerCell
              ) : isHeaderHidden ? (
                <VisuallyHidden>{header}</VisuallyHidden>
              ) : (
                header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function SortMark({ direction }: { direction: Sort['direction'] | 'none' }) {
  const look = { size: 14, strokeWidth: 1.75, 'aria-hidden': true }
  if (direction === 'ascending') return <ArrowUp {...look} />
  if (direction === 'descending') return <ArrowDown {...look} />
  return <ChevronsUpDown {...look} className={sortHint} />
}

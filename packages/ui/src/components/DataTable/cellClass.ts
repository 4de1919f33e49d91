import type { Column } from './Column.js'
import { end, places } from './DataTable.css.js'

/** Class of the cells of a column, by position and alignment. */
export function cellClass<Row>(columns: readonly Column<Row>[], index: number): string {
  const place = index === 0 ? 'first' : index === columns.length - 1 ? 'last' : 'inner'
  return columns[index]?.align === 'end' ? `${places[place]} ${end}` : places[place]
}

import { bar, delayed } from '../Skeleton/Skeleton.css.js'
import type { Column } from './Column.js'
import { partsCell } from './DataTable.css.js'

type SkeletonRowsProps<Row> = {
  columns: readonly Column<Row>[]
  cellClasses: readonly string[]
  count: number
}

const widths = ['68%', '44%', '82%', '56%', '74%']

/** Placeholder rows while rows are being loaded. */
export function SkeletonRows<Row>({ columns, cellClasses, count }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder has nothing but its place
    <tr key={row} className={delayed} aria-hidden>
      {columns.map(({ id, align }, column) => (
        <td key={id} className={`${cellClasses[column]} ${partsCell}`}>
          <span
            className={bar}
            style={{
              width: widths[(row + column) % widths.length],
              marginInlineStart: align === 'end' ? 'auto' : undefined,
            }}
          />
        </td>
      ))}
    </tr>
  ))
}

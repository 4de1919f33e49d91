import { bar, delayed } from '../Skeleton/Skeleton.css.js'

type SkeletonRowsProps = { columns: readonly { id: string; align?: 'start' | 'end' }[]; count: number }

const widths = ['68%', '44%', '82%', '56%', '74%']

/** Rows in the place of those that are on their way. */
export function SkeletonRows({ columns, count }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder has nothing but its place
    <tr key={row} className={delayed} aria-hidden>
      {columns.map(({ id, align }, column) => (
        <td key={id} data-align={align}>
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

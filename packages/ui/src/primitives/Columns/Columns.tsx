import type { ReactNode } from 'react'
import { type WidthClass, widthClasses } from '../../theme/breakpoints.js'
import {
  alignedColumns,
  besides,
  type ColumnAlignment,
  type ColumnCount,
  columns,
  counted,
} from './Columns.css.js'

export type { ColumnAlignment, ColumnCount }

export type ColumnsProps = {
  children: ReactNode
  /**
   * Number of columns: a number for all width classes, a number for each (an absent one uses that of the next
   * narrower class), or `aside`: the second child is beside the first on laptops (280 px) and desktops (320
   * px), and below it on narrower windows.
   */
  count: ColumnCount | Partial<Record<WidthClass, ColumnCount>> | 'aside'
  /** Vertical alignment of cells in their row. */
  align?: ColumnAlignment
  /**
   * HTML element to render, chosen for its semantics.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | 'section'
  role?: string
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** Lays out children in columns, separated by the grid gap. */
export function Columns({ children, count, align, as: Element = 'div', ...rest }: ColumnsProps) {
  const classes = [columns, ...countClasses(count), align && alignedColumns[align]]
  return (
    <Element {...rest} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Element>
  )
}

function countClasses(count: ColumnsProps['count']) {
  if (count === 'aside') return [besides]
  if (typeof count === 'number') return [counted.phone[count]]
  return widthClasses.map((width) => {
    const own = count[width]
    return own && counted[width][own]
  })
}

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
   * How many stand beside each other: a number for every width, a number for each width class (one that is absent keeps
   * that of the narrower), or `aside`: the second child stands beside the first from laptop on (280 px, desktop 320 px)
   * and below it before.
   */
  count: ColumnCount | Partial<Record<WidthClass, ColumnCount>> | 'aside'
  /** Where cells stand that are less high than their row. */
  align?: ColumnAlignment
  /** The element, by what it is to screen readers. */
  as?: 'div' | 'ul' | 'ol' | 'section'
  role?: string
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** Things in columns, the grid gap apart. */
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

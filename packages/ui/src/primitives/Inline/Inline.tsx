import type { ReactNode } from 'react'
import type { Gap } from '../../tokens/values.js'
import { gaps } from '../Stack/Stack.css.js'
import {
  alignedInline,
  type Distribution,
  distributed,
  type InlineAlignment,
  inline,
  wrapping,
} from './Inline.css.js'

export type InlineProps = {
  children: ReactNode
  /**
   * Space between the children, in units of the width class.
   * @default 'x2'
   */
  gap?: Gap
  /**
   * Vertical alignment of the children.
   * @default 'center'
   */
  align?: InlineAlignment
  /**
   * Distribution of the remaining width.
   * @default 'start'
   */
  justify?: Distribution
  /**
   * Whether children that do not fit wrap to the next line.
   * @default true
   */
  allowsWrapping?: boolean
  role?: string
  'aria-label'?: string
}

/** Lays out children in a row, which wraps where space is short. */
export function Inline({
  children,
  gap = 'x2',
  align = 'center',
  justify = 'start',
  allowsWrapping = true,
  ...rest
}: InlineProps) {
  const classes = [
    inline,
    gaps[gap],
    alignedInline[align],
    distributed[justify],
    wrapping[allowsWrapping ? 'wrap' : 'nowrap'],
  ]
  return (
    <div {...rest} className={classes.join(' ')}>
      {children}
    </div>
  )
}

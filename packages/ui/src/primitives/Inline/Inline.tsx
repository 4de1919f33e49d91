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
  /** Space between the children, in units of the width class. */
  gap?: Gap
  /** Where things stand that are less high than the row. */
  align?: InlineAlignment
  /** Where the room goes that is left. */
  justify?: Distribution
  /** Whether what finds no room goes on in the next line. */
  allowsWrapping?: boolean
  role?: string
  'aria-label'?: string
}

/** Things beside each other, going on in the next line where there is no room. */
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

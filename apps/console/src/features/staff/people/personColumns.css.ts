import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** A long one breaks rather than widen the table, which leaves room for each of its halves. */
export const address = style(screenRule({ display: 'block', minWidth: '16em', overflowWrap: 'anywhere' }))

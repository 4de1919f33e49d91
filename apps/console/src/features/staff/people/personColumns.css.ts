import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** A long one breaks rather than widen the table. */
export const address = style(screenRule({ overflowWrap: 'anywhere' }))

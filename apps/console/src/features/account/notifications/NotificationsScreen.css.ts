import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** A readable width for a form. */
export const column = style(screenRule({ maxWidth: 700, minWidth: 0 }))

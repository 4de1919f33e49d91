import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** As wide as a form is pleasant to read. */
export const column = style(screenRule({ maxWidth: 700, minWidth: 0 }))

import { rule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** As far apart as the parts of every other field, so that fields beside each other stand on one line. */
export const field = style(rule({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 }))

import { rule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** In the bar of a phone it is beside the buttons. */
export const count = style(rule({ whiteSpace: 'nowrap' }))

import { vars } from '@saywright/ui/contract'
import { rule } from '@saywright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const form = style({})

// A margin and not a gap: a form whose content lays itself out, in a stack or a card, is unaffected.
globalStyle(`${form} > :not([hidden]) ~ :not([hidden])`, rule({ marginBlockStart: vars.space.x4 }))

import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** Under the words of the badge, which stand behind its shape. */
export const note = style(screenRule({ paddingInlineStart: vars.space.x2 }))

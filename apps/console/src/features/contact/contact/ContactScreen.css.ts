import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** At the start of the footer, away from its button. */
export const atStart = style(screenRule({ minWidth: 0, marginInlineEnd: 'auto' }))

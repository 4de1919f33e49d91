import { focusRing, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** A table wider than a phone scrolls in its own place. */
export const wide = style(screenRule({ overflowX: 'auto', selectors: { '&:focus-visible': focusRing } }))

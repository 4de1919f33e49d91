import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** A long address wraps. */
export const address = style(
  screenRule({ fontWeight: 600, color: vars.color.text.primary, overflowWrap: 'anywhere' }),
)

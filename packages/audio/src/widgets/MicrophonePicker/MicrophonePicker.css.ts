import { vars } from '@saywright/ui/contract'
import { rule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

// Like the hint of a field.
export const hint = style(
  rule({
    ...textStyle('caption'),
    marginBlockStart: vars.space.x1,
    color: vars.color.text.muted,
    textWrap: 'pretty',
  }),
)

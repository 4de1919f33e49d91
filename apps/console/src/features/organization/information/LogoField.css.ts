import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const field = style(
  screenRule({
    marginInline: vars.layout.cardPadding,
    paddingBlock: vars.layout.cardPadding,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  }),
)

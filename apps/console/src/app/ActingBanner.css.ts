import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const line = style(
  screenRule({
    paddingBlock: 8,
    paddingInline: vars.layout.pagePadding,
    background: vars.color.warning.tint,
    borderBlockEnd: `1px solid ${vars.color.warning.border}`,
    color: vars.color.warning.text,
    '@media': { print: { display: 'none' } },
  }),
)

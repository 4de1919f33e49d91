import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const keep = style(
  screenRule({
    display: 'flex',
    justifyContent: 'flex-end',
    padding: `${vars.space.x05} ${vars.space.x2}`,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
)

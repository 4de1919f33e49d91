import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** Actions that save a tried sentence. */
export const bar = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x1,
    padding: `${vars.space.x2} ${vars.layout.cardPadding}`,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
)

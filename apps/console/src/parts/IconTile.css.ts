import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const tile = style(
  screenRule({
    flexShrink: 0,
    width: 36,
    height: 36,
    display: 'grid',
    placeItems: 'center',
    background: vars.color.surface.sunken,
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: 9,
    color: vars.color.text.primary,
  }),
)

import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const tile = style(
  screenRule({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 40,
    height: 40,
    background: vars.color.surface.canvas,
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.sm,
    selectors: { '&[data-draft]': { borderStyle: 'dashed', borderColor: vars.color.border.strong } },
  }),
)

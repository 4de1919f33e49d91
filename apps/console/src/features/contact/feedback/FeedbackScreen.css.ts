import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** Always under the thumb, over the edge of the page's own padding. */
export const bottomBar = style(
  screenRule({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.layer.sticky,
    marginInline: `calc(-1 * ${vars.layout.pagePadding})`,
    padding: `12px ${vars.layout.pagePadding} calc(12px + env(safe-area-inset-bottom))`,
    background: vars.color.surface.raised,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
)

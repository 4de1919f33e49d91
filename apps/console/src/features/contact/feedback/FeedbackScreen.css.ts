import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** Leaves the end of the page free of the bar. */
export const aboveBar = style(screenRule({ paddingBlockEnd: 72 }))

/** Always under the thumb, at the foot of the window. */
export const bottomBar = style(
  screenRule({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.layer.sticky,
    padding: `12px ${vars.layout.pagePadding} calc(12px + env(safe-area-inset-bottom))`,
    background: vars.color.surface.raised,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
)

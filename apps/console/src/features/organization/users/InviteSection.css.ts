import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** On phones the way to invite stays in sight above the edge of the screen. */
export const bar = style(
  screenRule({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.layer.sticky,
    marginInline: `calc(-1 * ${vars.layout.pagePadding})`,
    padding: `12px ${vars.layout.pagePadding}`,
    background: vars.color.surface.canvas,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    '@media': { [media.short]: { position: 'static' } },
  }),
)

import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius } = vars

export const track = style(
  screenRule({
    position: 'relative',
    height: 6,
    borderRadius: radius.full,
    background: color.surface.sunken,
    boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  }),
)

export const fill = style(
  screenRule({
    height: '100%',
    borderRadius: radius.full,
    background: color.text.secondary,
    selectors: {
      '&[data-tone="good"]': { background: color.accent.text },
      '&[data-tone="wrong"]': { background: color.danger.mark },
    },
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
)

export const tick = style(
  screenRule({
    position: 'absolute',
    insetBlock: `calc(-1 * ${vars.space.x05})`,
    width: 2,
    marginInlineStart: -1,
    background: color.text.primary,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
)

import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius, space } = vars

export const value = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    gap: space.x1,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const track = style(
  screenRule({
    flex: '1 1 60px',
    minWidth: 24,
    maxWidth: 140,
    height: 6,
    borderRadius: radius.full,
    overflow: 'hidden',
    background: color.surface.sunken,
    boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  }),
)
export const fill = style(
  screenRule({
    display: 'block',
    height: '100%',
    background: color.accent.solid,
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
)

import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius } = vars

export const frame = style(screenRule({ display: 'grid', gap: 6 }))
export const figures = style(
  screenRule({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 12 }),
)
export const figure = style(screenRule({ ...textStyle('h3'), fontVariantNumeric: 'tabular-nums' }))

export const track = style(
  screenRule({
    position: 'relative',
    height: 6,
    borderRadius: radius.full,
    background: color.surface.sunken,
    boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
)

export const fill = style(
  screenRule({
    height: '100%',
    borderRadius: radius.full,
    background: color.accent.text,
    selectors: { '&[data-below]': { background: color.warning.mark } },
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
)

export const tick = style(
  screenRule({
    position: 'absolute',
    insetBlock: -4,
    width: 2,
    marginInlineStart: -1,
    background: color.text.primary,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
)

import { vars } from '@saywright/ui/contract'
import { media, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'
import { inScreen } from '../../../parts/inScreen.js'

const { color, radius } = vars

export const frame = style(inScreen({ display: 'grid', gap: 6 }))
export const figures = style(
  inScreen({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 12 }),
)
export const figure = style(inScreen({ ...textStyle('h3'), fontVariantNumeric: 'tabular-nums' }))

export const track = style(
  inScreen({
    position: 'relative',
    height: 6,
    borderRadius: radius.full,
    background: color.surface.sunken,
    boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
)

export const fill = style(
  inScreen({
    height: '100%',
    borderRadius: radius.full,
    background: color.accent.text,
    selectors: { '&[data-below]': { background: color.warning.mark } },
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
)

export const tick = style(
  inScreen({
    position: 'absolute',
    insetBlock: -4,
    width: 2,
    marginInlineStart: -1,
    background: color.text.primary,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
)

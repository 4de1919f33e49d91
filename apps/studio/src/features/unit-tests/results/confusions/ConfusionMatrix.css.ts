import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius, space } = vars
const size = 52

export const scroll = style(screenRule({ overflowX: 'auto' }))
export const matrix = style(screenRule({ borderCollapse: 'separate', borderSpacing: 3 }))
export const head = style(
  screenRule({ ...textStyle('caption'), color: color.text.secondary, paddingInline: space.x05 }),
)
export const rowHead = style([head, screenRule({ textAlign: 'end' })])
export const cell = style(
  screenRule({
    width: size,
    minWidth: size,
    height: size,
    padding: 0,
    borderRadius: radius.sm,
    background: color.surface.sunken,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      '&[data-own]': { background: 'transparent', cursor: 'default' },
      '&:focus-visible': focusRing,
      '&[aria-selected="true"]': { boxShadow: `0 0 0 2px ${color.accent.solid}` },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
    },
  }),
)
const figure = { ...textStyle('caption'), fontWeight: 600, fontVariantNumeric: 'tabular-nums' }
export const observed = style(
  screenRule({
    ...figure,
    display: 'inline-grid',
    placeItems: 'center',
    width: 38,
    height: 38,
    borderRadius: radius.sm,
    color: color.danger.text,
    border: `1.5px solid ${color.danger.mark}`,
    background: `repeating-linear-gradient(135deg, ${color.danger.tint} 0 5px, ${color.surface.raised} 5px 10px)`,
  }),
)
/** Its width is that of its value. */
export const predicted = style(
  screenRule({
    ...figure,
    display: 'inline-grid',
    placeItems: 'center',
    aspectRatio: '1',
    borderRadius: radius.full,
    background: color.accent.border,
    color: color.text.onAccent,
    selectors: { '&[data-close]': { background: color.accent.solid } },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'GrayText',
        selectors: { '&[data-close]': { background: 'Highlight', color: 'HighlightText' } },
      },
    },
  }),
)
export const legend = style(
  screenRule({
    ...textStyle('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.x2,
    color: color.text.secondary,
  }),
)
export const entry = style(screenRule({ display: 'inline-flex', alignItems: 'center', gap: space.x1 }))
export const disc = style([predicted, screenRule({ width: 12 })])
export const square = style([observed, screenRule({ width: 14, height: 14 })])

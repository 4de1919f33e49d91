import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { layers } from '../../theme/layers.css.js'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

const { color, space } = vars

export const row = style(
  rule({
    position: 'relative',
    '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.surface.hover } } } },
  }),
)

// Other interactive elements are in front of the trigger.
globalStyle(`${row} td :is(a, button, input, label)`, {
  '@layer': { [layers.components]: { position: 'relative', zIndex: 1 } },
})

// Covers the whole row, which can be pressed anywhere.
export const trigger = style(
  rule({
    display: 'inline-flex',
    // On the line of the words beside it.
    verticalAlign: 'top',
    alignItems: 'center',
    gap: space.x1,
    padding: 0,
    border: 'none',
    background: 'none',
    font: 'inherit',
    fontWeight: 500,
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0 },
      '&:focus-visible::after': { ...focusRing, outlineOffset: -2, borderRadius: vars.radius.sm },
    },
  }),
)

export const turnedChevron = style(
  rule({
    flexShrink: 0,
    transition: `transform ${vars.duration.base} ${vars.easing.standard}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
)
export const chevron = style([
  turnedChevron,
  rule({ transform: 'rotate(-90deg)', selectors: { '&:dir(rtl)': { transform: 'rotate(90deg)' } } }),
])

export const details = style(
  rule({
    padding: vars.layout.cardPadding,
    background: color.surface.canvas,
    borderBlockStart: `1px solid ${color.border.subtle}`,
  }),
)

import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

export const line = style(
  // The first star, not its touch target, is aligned with the label.
  rule({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', marginInlineStart: -8 }),
)

export const cell = style(rule({ display: 'flex' }))

export const button = style(
  rule({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 44,
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    selectors: {
      '&:is([data-readonly], [data-disabled])': { cursor: 'default' },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
    },
  }),
)

/** Under the pointer, or before the one under the pointer: what a press would choose. */
const isPreviewed = `:is(${cell}:has([data-hovered]), ${cell}:has(~ ${cell} [data-hovered])) &`
const isFixed = `${button}:is([data-readonly], [data-disabled]) &`

export const star = style(
  rule({
    width: 32,
    height: 32,
    fill: 'transparent',
    stroke: color.border.strong,
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    transition: `fill ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      '&[data-full]': { fill: color.accent.solid, stroke: color.accent.solid },
      [isPreviewed]: { stroke: color.accent.solid, fill: color.accent.tint },
      [`${isPreviewed}[data-full]`]: { fill: color.accent.hover },
      [`${button}[data-invalid] &`]: { stroke: color.danger.mark },
      [isFixed]: { stroke: color.border.default },
      [`${isFixed}[data-full]`]: { fill: color.text.muted, stroke: color.text.muted },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        stroke: 'CanvasText',
        selectors: {
          '&[data-full]': { fill: 'Highlight', stroke: 'Highlight' },
          [isPreviewed]: { fill: 'Canvas', stroke: 'Highlight' },
          [`${isPreviewed}[data-full]`]: { fill: 'Highlight' },
          [`${button}[data-invalid] &`]: { stroke: 'CanvasText' },
          [isFixed]: { stroke: 'GrayText' },
          [`${isFixed}[data-full]`]: { fill: 'GrayText', stroke: 'GrayText' },
        },
      },
    },
  }),
)

export const words = style(
  rule({ ...textStyle('bodySmall'), marginInlineStart: 8, color: color.text.secondary }),
)

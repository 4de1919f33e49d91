import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.js'
// Its rules come first in the layer, so that the square below wins over its padding.
import '../Button/Button.css.js'
import { media } from '../../theme/breakpoints.js'
import { rule } from '../../theme/rule.js'

const { color } = vars

const square = style(
  rule({
    paddingInline: 0,
    flexShrink: 0,
    selectors: {
      '&[aria-pressed="true"]': { background: color.surface.selected, color: color.accent.text },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
)

const { small, medium, large } = vars.control

export const squares = styleVariants({ small, medium, large }, (width) => [square, rule({ width })])

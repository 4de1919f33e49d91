import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

const link = style(
  rule({
    color: color.text.link,
    borderRadius: vars.radius.xs,
    outline: 'none',
    cursor: 'pointer',
    textDecorationLine: 'none',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    transition: `color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      '&[data-hovered]': { textDecorationLine: 'underline' },
      '&[data-pressed]': { color: color.accent.text },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default', textDecorationLine: 'none' },
    },
    '@media': {
      [media.forcedColors]: {
        color: 'LinkText',
        selectors: { '&[data-disabled]': { color: 'GrayText' } },
      },
    },
  }),
)

// WCAG 2.5.8, level AA.
const leastTarget = '24px'

// A link outside a sentence is at least as high as a target must be, and for touch as high as a finger.
const fingerHigh = {
  paddingBlock: `max(0lh, (${leastTarget} - 1lh) / 2)`,
  '@media': {
    [media.touch]: { minWidth: vars.control.small, paddingBlock: `calc((${vars.control.small} - 1lh) / 2)` },
  },
} as const

export const variants = styleVariants(
  {
    inline: rule({
      textDecorationLine: 'underline',
      textDecorationColor: color.accent.border,
      selectors: { '&[data-hovered]': { textDecorationColor: 'currentColor' } },
    }),
    standalone: rule({ fontWeight: 600, ...fingerHigh }),
    quiet: rule({
      color: color.text.secondary,
      selectors: { '&[data-hovered]': { color: color.text.primary } },
      ...fingerHigh,
    }),
  },
  (look) => [link, look],
)

// Drawn in em: the icon has the size of the words around it and never wraps alone.
export const externalIcon = style(
  rule({
    display: 'inline',
    width: '0.95em',
    height: '0.95em',
    marginInlineStart: '0.25em',
    verticalAlign: '-0.1em',
  }),
)

import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

export const menu = style(rule({ padding: 4, minWidth: 200, outline: 'none' }))

export const section = style(
  rule({
    selectors: {
      '&:not(:first-child)': {
        marginBlockStart: 4,
        paddingBlockStart: 4,
        borderBlockStart: `1px solid ${color.border.subtle}`,
      },
    },
  }),
)
export const sectionTitle = style(
  rule({ ...textStyle('caption'), padding: '6px 10px 4px', color: color.text.secondary }),
)

export const item = style(
  rule({
    ...textStyle('body'),
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: vars.control.medium,
    padding: '5px 10px',
    borderRadius: vars.radius.sm,
    color: color.text.primary,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-danger]': { color: color.danger.text },
      '&[data-focused]': { background: color.surface.overlayHover },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: {
          '&[data-danger]': { color: 'CanvasText' },
          '&[data-focused]': { background: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
)

export const icon = style(rule({ flexShrink: 0 }))
export const words = style(rule({ flex: 1, minWidth: 0, display: 'grid' }))
// On the colour of a hovered row the muted grey would be too weak.
const quiet = {
  ...textStyle('caption'),
  color: color.text.secondary,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
} as const
export const detail = style(rule(quiet))
export const keys = style(rule({ ...quiet, fontFamily: vars.font.mono }))
export const check = style(
  rule({
    flexShrink: 0,
    visibility: 'hidden',
    color: color.accent.text,
    selectors: { '[data-selected] > &': { visibility: 'visible' } },
    '@media': { [media.forcedColors]: { color: 'currentColor' } },
  }),
)

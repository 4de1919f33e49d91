import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

/** One line of a list that floats: an item of a menu, an option of a select. */
export const listRow = style(
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
      '&[data-focused]': { background: color.surface.overlayHover },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: {
          '&[data-focused]': { background: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
)

export const words = style(rule({ flex: 1, minWidth: 0, display: 'grid' }))

/** A second line, or the keys. On the colour of a hovered row the muted grey would be too weak. */
export const detail = style(
  rule({
    ...textStyle('caption'),
    color: color.text.secondary,
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
)

/** The mark of a selected row; it keeps its place on the other rows. */
export const check = style(
  rule({
    flexShrink: 0,
    visibility: 'hidden',
    color: color.accent.text,
    selectors: { '[data-selected] > &': { visibility: 'visible' } },
    '@media': { [media.forcedColors]: { color: 'currentColor' } },
  }),
)

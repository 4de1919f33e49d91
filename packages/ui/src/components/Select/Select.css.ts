import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../theme/breakpoints.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'
// Their rules come first in the layer: the trigger is the box of a field, the list stands on a popover.
import '../Field/FieldFrame.css.js'
import '../Popover/surface.css.js'
import { rule } from '../../theme/rule.js'

const { color } = vars

export const trigger = style(
  rule({
    width: '100%',
    gap: 8,
    paddingBlock: 0,
    paddingInline: 11,
    fontSize: vars.control.inputFontSize,
    textAlign: 'start',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-focus-visible], &[aria-expanded="true"]': {
        borderColor: color.border.focus,
        boxShadow: `inset 0 0 0 1px ${color.border.focus}`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-focus-visible]': { outline: '2px solid Highlight', outlineOffset: -1 } },
      },
    },
  }),
)

export const value = style(
  rule({
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-placeholder]': { color: color.text.muted },
      '[data-disabled] > &': { color: 'inherit' },
    },
  }),
)

export const endIcon = style(
  rule({
    flexShrink: 0,
    color: color.text.secondary,
    selectors: { '[data-disabled] > &': { color: 'inherit' } },
  }),
)

/** On the shared surface of what floats: at least as wide as its trigger. */
export const popover = style(rule({ minWidth: 'var(--trigger-width)', overflow: 'hidden' }))

export const list = recipe({
  base: rule({
    flex: 1,
    minWidth: 0,
    minHeight: 0,
    maxHeight: 360,
    overflow: 'auto',
    outline: 'none',
    overscrollBehavior: 'contain',
  }),
  variants: {
    isVirtual: {
      // Its rows have no height of their own to give it one, and bring their own padding.
      true: rule({ height: 340 }),
      false: rule({ padding: 5 }),
    },
  },
})

export const option = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: '100%',
    minHeight: vars.control.medium,
    paddingBlock: 5,
    paddingInline: 9,
    borderRadius: vars.radius.sm,
    fontSize: vars.text.bodySize,
    lineHeight: vars.text.bodyLine,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-focused]': { background: color.surface.overlayHover },
      '&[data-selected]': { fontWeight: 500 },
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

export const optionWords = style(rule({ flex: 1, minWidth: 0, display: 'grid' }))

export const optionDescription = style(
  rule({
    ...textStyle('caption'),
    color: color.text.secondary,
    fontWeight: 400,
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
)

export const check = style(
  rule({
    flexShrink: 0,
    color: color.accent.text,
    visibility: 'hidden',
    selectors: { [`${option}[data-selected] &`]: { visibility: 'visible' } },
    '@media': { [media.forcedColors]: { color: 'currentColor' } },
  }),
)

export const emptyState = style(
  rule({
    ...textStyle('bodySmall'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: vars.control.medium,
    padding: 8,
    color: color.text.secondary,
  }),
)

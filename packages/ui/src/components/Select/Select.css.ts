import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'
// Imported first, so that their rules come first in the layer: the trigger is the box of a field, the list is on a popover.
import '../Field/FieldFrame.css.js'
import '../Popover/surface.css.js'
import { rule } from '../../theme/rule.js'
import { listRow } from '../Popover/listRow.css.js'

const { color } = vars

export const trigger = style(
  rule({
    width: '100%',
    gap: 8,
    padding: `${vars.space.x05} 11px`,
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

/** Of one line; a value that is longer goes on in the next. */
export const heights = styleVariants({
  medium: rule({ minHeight: vars.control.input }),
  large: rule({ minHeight: vars.control.large }),
})

export const value = style(
  rule({
    flex: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
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
export const popover = style(
  rule({ minWidth: 'min(var(--trigger-width), calc(100vw - 24px))', overflow: 'hidden' }),
)

const list = style(
  rule({
    flex: 1,
    minWidth: 0,
    minHeight: 0,
    maxHeight: 360,
    overflow: 'auto',
    outline: 'none',
    overscrollBehavior: 'contain',
  }),
)
// Rows that are drawn in view only have no height of their own to give the list one, and bring their own padding.
export const lists = styleVariants({ plain: { padding: 5 }, virtual: { height: 340 } }, (look) => [
  list,
  rule(look),
])

export const option = style([
  listRow,
  rule({
    gap: 8,
    width: '100%',
    paddingInline: 9,
    selectors: { '&[data-selected]': { fontWeight: 500 } },
  }),
])

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

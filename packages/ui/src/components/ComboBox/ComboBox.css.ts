import { style } from '@vanilla-extract/css'
// Imported first, so that its rules come first in the layer: the list is on a popover.
import '../Popover/surface.css.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

export const matched = style(rule({ fontWeight: 700 }))

export const groupTitle = style(
  rule({
    ...textStyle('caption'),
    padding: '8px 9px 4px',
    color: vars.color.text.secondary,
    fontWeight: 500,
  }),
)

/** Of the width of the field, and never wider than the screen: a page that scrolls sideways would close it. */
export const popover = style(
  rule({ minWidth: 'min(var(--trigger-width), calc(100vw - 24px))', overflow: 'hidden' }),
)

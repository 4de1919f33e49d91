import { style } from '@vanilla-extract/css'
// Imported first, so that its rules come first in the layer: the number is in the input of a field.
import '../Field/FieldFrame.css.js'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

export const digits = style(rule({ fontVariantNumeric: 'tabular-nums' }))

/** One step less, one step more: a hairline keeps them apart from the value. */
export const steps = style(
  rule({
    display: 'flex',
    alignSelf: 'stretch',
    flexShrink: 0,
    borderInlineStart: `1px solid ${vars.color.border.subtle}`,
  }),
)

import { style } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'
import { input as fieldInput } from '../Field/FieldFrame.css.js'

const { color, space } = vars

/** Of the magnifier. */
const side = '16px'

/** Beneath the start of the input, which a press on it reaches. */
export const mark = style(
  rule({
    flexShrink: 0,
    marginInlineStart: space.x3,
    marginInlineEnd: `calc(-1 * ${side} - ${space.x3})`,
    color: color.text.muted,
    pointerEvents: 'none',
  }),
)

export const input = style([
  fieldInput,
  rule({ paddingInlineStart: `calc(${side} + ${space.x3} + ${space.x1})` }),
])

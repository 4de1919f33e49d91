import { style } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'
import { pill, pillShape } from './pill.css.js'

const alert = style([
  pillShape,
  rule({
    minWidth: 16,
    height: 16,
    paddingInline: 3,
    fontSize: 10.5,
    fontWeight: 600,
    background: vars.color.danger.solid,
    color: vars.color.text.onAccent,
    // The ring cuts it out of what is below it.
    boxShadow: `0 0 0 2px ${vars.color.surface.canvas}`,
  }),
])

export const tones = { neutral: pill, alert }

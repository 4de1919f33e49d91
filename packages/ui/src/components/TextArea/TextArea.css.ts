import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.js'
// Its rules come first in the layer: the area is an input that grows.
import '../Field/FieldFrame.css.js'
import { rule } from '../../theme/rule.js'

export const area = style(
  rule({
    display: 'block',
    paddingBlock: 7,
    lineHeight: '21px',
    maxHeight: 'calc(16lh + 14px)',
    resize: 'vertical',
    borderRadius: vars.radius.sm,
    minHeight: 'calc(var(--rows) * 1lh + 14px)',
    // Grows with its text, where the browser can.
    fieldSizing: 'content',
  }),
)

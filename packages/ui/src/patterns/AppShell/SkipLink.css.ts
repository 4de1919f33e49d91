import { style } from '@vanilla-extract/css'
import { patternRule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

export const skipLink = style(
  patternRule({
    ...textStyle('label'),
    position: 'fixed',
    insetBlockStart: 8,
    insetInlineStart: 8,
    zIndex: vars.layer.tooltip,
    padding: '10px 14px',
    borderRadius: vars.radius.sm,
    background: vars.color.surface.inverse,
    color: vars.color.text.inverse,
    textDecoration: 'none',
    selectors: {
      '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
    },
  }),
)

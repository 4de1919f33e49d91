import { style } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

export const kbd = style(
  rule({
    display: 'inline-block',
    paddingInline: 5,
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius.xs,
    background: vars.color.surface.raised,
    color: vars.color.text.secondary,
    fontFamily: vars.font.mono,
    fontSize: 11.5,
    lineHeight: '18px',
    whiteSpace: 'nowrap',
  }),
)

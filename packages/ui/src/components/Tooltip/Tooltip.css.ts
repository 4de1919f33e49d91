import { style } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

export const keys = style(
  rule({
    marginInlineStart: 8,
    paddingInline: 4,
    fontFamily: vars.font.mono,
    border: '1px solid color-mix(in srgb, currentColor 45%, transparent)',
    borderRadius: vars.radius.xs,
    whiteSpace: 'nowrap',
  }),
)

import { style } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

/** A number beside words, for components whose count is written already. */
export const pill = style(
  rule({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    minWidth: 18,
    height: 18,
    paddingInline: 5,
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    background: vars.color.surface.sunken,
    color: vars.color.text.secondary,
    fontFamily: vars.font.sans,
    fontSize: 11.5,
    fontWeight: 500,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  }),
)

import { style } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

/** The common style of all pills: no property that one of them overrides, as style sheets are loaded in any order. */
export const pillShape = style(
  rule({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    fontFamily: vars.font.sans,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  }),
)

/** A number beside words, for components whose count is written already. */
export const pill = style([
  pillShape,
  rule({
    minWidth: 18,
    height: 18,
    paddingInline: 5,
    background: vars.color.surface.sunken,
    color: vars.color.text.secondary,
    fontSize: 11.5,
    fontWeight: 500,
  }),
])

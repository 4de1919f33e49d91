import { style } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { space } = vars

export const panel = style(rule({ display: 'grid', gap: space.x1, padding: space.x2, minWidth: 0 }))

export const row = style(
  rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x1, minWidth: 0 }),
)

export const field = style(rule({ flex: '1 1 200px', minWidth: 0 }))

export const buttons = style(rule({ display: 'flex', gap: space.x05 }))

// As wide as its usual text, so that the buttons beside it do not move during typing.
export const count = style(
  rule({ ...textStyle('caption'), minWidth: '10ch', color: vars.color.text.secondary }),
)

import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars
const small = { margin: 0, color: color.text.secondary }

export const figures = style(
  screenRule({ display: 'flex', flexWrap: 'wrap', columnGap: space.x4, rowGap: space.x2, margin: 0 }),
)
export const term = style(screenRule({ ...textStyle('bodySmall'), ...small }))
export const figure = style(screenRule({ margin: 0, ...textStyle('h2'), fontVariantNumeric: 'tabular-nums' }))
export const note = style(
  screenRule({ ...textStyle('caption'), ...small, fontVariantNumeric: 'tabular-nums' }),
)

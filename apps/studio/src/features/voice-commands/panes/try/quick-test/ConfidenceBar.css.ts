import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const frame = style(screenRule({ display: 'grid', gap: 6 }))
export const figures = style(
  screenRule({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 12 }),
)
export const figure = style(screenRule({ ...textStyle('h3'), fontVariantNumeric: 'tabular-nums' }))

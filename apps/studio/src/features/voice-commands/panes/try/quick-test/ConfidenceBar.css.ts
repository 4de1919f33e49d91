import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const frame = style(screenRule({ display: 'grid', gap: 6 }))
/** Aligned with the tick above it, and never past an end of the bar. */
export const underTick = style(screenRule({ display: 'flex', textAlign: 'center' }))
export const figures = style(
  screenRule({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 12 }),
)
export const figure = style(screenRule({ ...textStyle('h3'), fontVariantNumeric: 'tabular-nums' }))

import { style, styleVariants } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'

export const inline = style(rule({ display: 'flex', flexDirection: 'row', minWidth: 0 }))
export const wrapping = styleVariants({
  wrap: rule({ flexWrap: 'wrap' }),
  nowrap: rule({ flexWrap: 'nowrap' }),
})

const alignments = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  baseline: 'baseline',
  stretch: 'stretch',
} as const
export const alignedInline = styleVariants(alignments, (alignItems) => rule({ alignItems }))
export type InlineAlignment = keyof typeof alignments

const distributions = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
} as const
export const distributed = styleVariants(distributions, (justifyContent) => rule({ justifyContent }))
export type Distribution = keyof typeof distributions

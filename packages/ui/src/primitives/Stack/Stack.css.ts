import { style, styleVariants } from '@vanilla-extract/css'
import { layers } from '../../theme/layers.css.js'
import { vars } from '../../tokens/contract.css.js'
import { type Gap, gapScale } from '../../tokens/values.js'

export const stack = style({
  '@layer': { [layers.components]: { display: 'flex', flexDirection: 'column', minWidth: 0 } },
})

export const gaps = styleVariants(gapScale, (_factor, gap) => ({
  '@layer': { [layers.components]: { gap: vars.space[gap as Gap] } },
}))

const alignments = { stretch: 'stretch', start: 'flex-start', center: 'center', end: 'flex-end' } as const

export const aligned = styleVariants(alignments, (alignItems) => ({
  '@layer': { [layers.components]: { alignItems } },
}))
export type Alignment = keyof typeof alignments

import { style, styleVariants } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'
import { type Gap, gapScale } from '../../tokens/values.js'

export const stack = style(rule({ display: 'flex', flexDirection: 'column', minWidth: 0 }))

export const gaps = styleVariants(gapScale, (_factor, gap) => rule({ gap: vars.space[gap as Gap] }))

const alignments = { stretch: 'stretch', start: 'flex-start', center: 'center', end: 'flex-end' } as const

export const aligned = styleVariants(alignments, (alignItems) => rule({ alignItems }))
export type Alignment = keyof typeof alignments

import { style } from '@vanilla-extract/css'
import { layers } from '../../theme/layers.css.js'
import { vars } from '../../tokens/contract.css.js'

export const mark = style({
  '@layer': { [layers.patterns]: { marginBlockEnd: 14, color: vars.color.danger.mark } },
})

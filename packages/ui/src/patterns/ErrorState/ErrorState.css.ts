import { style } from '@vanilla-extract/css'
import { patternRule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

export const mark = style(patternRule({ marginBlockEnd: 14, color: vars.color.danger.mark }))

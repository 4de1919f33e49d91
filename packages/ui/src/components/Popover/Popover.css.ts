import { style } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'

export const content = style(rule({ ...textStyle('body'), padding: 16, outline: 'none' }))
export const title = style(rule({ ...textStyle('h3'), marginBlockEnd: 8 }))

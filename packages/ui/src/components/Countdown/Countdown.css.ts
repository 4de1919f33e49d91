import { style } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'

/** Digits of one width: neighbours keep their place. */
export const countdown = style(rule({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }))

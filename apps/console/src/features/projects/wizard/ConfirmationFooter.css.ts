import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const ends = style(screenRule({ flexGrow: 1 }))

import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const terms = style(screenRule({ display: 'grid', gap: vars.space.x1, margin: 0, maxWidth: 320 }))
export const term = style(screenRule({ display: 'grid' }))

import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** A state, and its meaning below its label, which begins 17 px from the edge of the badge, behind its shape. */
export const explained = style(screenRule({ display: 'grid', gridTemplateColumns: '17px 1fr' }))

export const badge = style(screenRule({ gridColumn: '1 / -1' }))

export const note = style(screenRule({ gridColumn: 2 }))

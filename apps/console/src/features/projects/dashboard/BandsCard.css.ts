import { vars } from '@saywright/ui/contract'
import { layers } from '@saywright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const rule = (value: object) => ({ '@layer': { [layers.screens]: value } })

export const bandRow = style(rule({ display: 'flex', alignItems: 'center', gap: 9 }))
export const band = style(
  rule({ width: 5, height: 14, borderRadius: 2.5, flexShrink: 0, forcedColorAdjust: 'none' }),
)
export const bandColors = styleVariants(vars.color.tech, (background) => rule({ background }))

import { technologyHues } from '@saywright/shell/technologies'
import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const bandRow = style(screenRule({ display: 'flex', alignItems: 'center', gap: 9 }))
export const band = style(
  screenRule({ width: 5, height: 14, borderRadius: 2.5, flexShrink: 0, forcedColorAdjust: 'none' }),
)
export const bandColors = styleVariants(technologyHues, (hue) =>
  screenRule({ background: vars.color[hue].solid }),
)

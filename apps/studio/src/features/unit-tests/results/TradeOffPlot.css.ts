import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const plot = style(screenRule({ display: 'block', width: 200, maxWidth: '100%', height: 200 }))
export const axes = style(screenRule({ fill: 'none', stroke: color.border.strong, strokeWidth: 1.5 }))
export const curve = style(
  screenRule({
    fill: 'none',
    stroke: color.accent.text,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  }),
)
export const point = style(
  screenRule({
    fill: color.text.primary,
    stroke: color.surface.raised,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
  }),
)
export const both = style(
  screenRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space.x3 }),
)
export const table = style(screenRule({ flex: '1 1 260px', minWidth: 0 }))

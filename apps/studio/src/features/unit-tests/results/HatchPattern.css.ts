import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const hatch = style(
  screenRule({
    stroke: vars.color.danger.mark,
    strokeWidth: 1.5,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
)

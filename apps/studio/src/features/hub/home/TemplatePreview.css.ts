import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, radius } = vars

export const source = style(
  screenRule({
    ...textStyle('code'),
    maxHeight: '40vh',
    margin: 0,
    padding: space.x2,
    overflow: 'auto',
    borderRadius: radius.sm,
    background: color.surface.sunken,
    tabSize: 2,
  }),
)

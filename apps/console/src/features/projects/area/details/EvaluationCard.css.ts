import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const left = style(
  screenRule({ display: 'flex', alignItems: 'baseline', gap: vars.space.x1, margin: 0 }),
)
export const days = style(
  screenRule({ fontSize: 30, lineHeight: '34px', fontWeight: 600, color: vars.color.text.primary }),
)

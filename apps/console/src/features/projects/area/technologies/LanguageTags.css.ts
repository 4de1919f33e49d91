import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const tags = style(
  screenRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x1 }),
)
export const language = style(screenRule({ fontWeight: 600 }))

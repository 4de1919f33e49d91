import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const tip = style(screenRule({ display: 'flex', gap: 10 }))
export const tipIcon = style(
  screenRule({ display: 'inline-flex', alignItems: 'center', height: '1lh', color: vars.color.text.muted }),
)

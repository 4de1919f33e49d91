import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const average = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const averageTrack = style(screenRule({ flex: '1 1 60px', maxWidth: 150 }))

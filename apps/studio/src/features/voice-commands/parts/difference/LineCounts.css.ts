import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const counts = style(
  screenRule({
    ...textStyle('bodySmall'),
    display: 'flex',
    gap: vars.space.x2,
    minHeight: 32,
    alignItems: 'center',
  }),
)
export const added = style(screenRule({ color: color.success.text, fontWeight: 600 }))
export const removed = style(screenRule({ color: color.danger.text, fontWeight: 600 }))

import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const domain = style(screenRule({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 }))
export const words = style(screenRule({ display: 'grid', gap: 1, minWidth: 0, overflowWrap: 'anywhere' }))
export const tile = style(
  screenRule({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 32,
    height: 32,
    borderRadius: vars.radius.sm,
    background: vars.color.surface.sunken,
    color: vars.color.text.secondary,
  }),
)

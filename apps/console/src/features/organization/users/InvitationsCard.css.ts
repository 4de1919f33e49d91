import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const address = style(
  screenRule({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0, overflowWrap: 'anywhere' }),
)
export const mark = style(screenRule({ flexShrink: 0 }))
export const tile = style(
  screenRule({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 30,
    height: 30,
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius.full,
    color: vars.color.text.secondary,
  }),
)

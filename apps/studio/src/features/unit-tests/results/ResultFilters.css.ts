import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const filters = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x1,
    padding: `${vars.space.x05} ${vars.space.x2}`,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  }),
)
export const search = style(screenRule({ flex: '0 1 240px', marginInlineStart: 'auto' }))

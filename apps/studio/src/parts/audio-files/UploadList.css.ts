import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const list = style(
  screenRule({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.md,
    background: color.surface.raised,
  }),
)

export const row = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.x05} ${vars.space.x2}`,
    padding: `${vars.space.x1} ${vars.space.x2}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
  }),
)

export const words = style(screenRule({ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }))

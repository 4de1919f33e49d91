import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const facts = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(80px, auto) minmax(0, 1fr)',
    gap: `${vars.space.x1} ${vars.space.x2}`,
    margin: 0,
  }),
)

export const fact = style(screenRule({ margin: 0, overflowWrap: 'anywhere' }))

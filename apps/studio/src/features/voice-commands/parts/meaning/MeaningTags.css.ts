import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.x05,
    minWidth: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowWrap: 'anywhere',
  }),
)

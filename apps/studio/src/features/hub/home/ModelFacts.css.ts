import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const facts = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.x4,
    rowGap: vars.space.x05,
    margin: 0,
  }),
)
export const value = style(screenRule({ margin: 0 }))

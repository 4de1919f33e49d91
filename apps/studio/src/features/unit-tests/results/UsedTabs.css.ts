import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const source = style(
  screenRule({
    maxHeight: '60vh',
    overflow: 'auto',
  }),
)
export const text = style(
  screenRule({
    margin: 0,
    fontFamily: vars.font.mono,
    fontSize: 13,
    lineHeight: '21px',
    tabSize: 2,
  }),
)
export const values = style(screenRule({ overflowWrap: 'anywhere' }))

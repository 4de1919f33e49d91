import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const pair = style(
  screenRule({
    display: 'grid',
    gap: space.x1,
    paddingBlock: space.x2,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
  }),
)
export const line = style(screenRule({ display: 'flex', alignItems: 'center', gap: space.x2 }))
export const both = style(
  screenRule({
    ...textStyle('body'),
    display: 'grid',
    gap: space.x05,
    flex: '1 1 0',
    overflowWrap: 'anywhere',
  }),
)
export const different = style(
  screenRule({
    color: 'inherit',
    background: color.accent.tint,
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  }),
)
export const sounds = style(screenRule({ color: color.text.secondary, paddingInlineStart: space.x1 }))

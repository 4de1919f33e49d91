import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const ring = style(
  screenRule({
    display: 'inline-block',
    boxSizing: 'border-box',
    flexShrink: 0,
    inlineSize: 12,
    blockSize: 12,
    border: `1.5px dashed ${vars.color.warning.mark}`,
    borderRadius: '50%',
  }),
)

export const legend = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.x05} ${vars.space.x2}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
)
export const entry = style(screenRule({ display: 'flex', alignItems: 'center', gap: vars.space.x1 }))

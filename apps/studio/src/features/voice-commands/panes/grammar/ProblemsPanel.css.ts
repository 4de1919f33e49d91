import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const rows = style(
  screenRule({
    display: 'grid',
    gap: 4,
    padding: vars.space.x1,
    margin: 0,
    listStyle: 'none',
  }),
)

export const row = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: 36,
    padding: '2px 10px',
    borderRadius: vars.radius.sm,
    background: color.surface.hover,
  }),
)

export const words = style(
  screenRule({ ...textStyle('bodySmall'), flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }),
)
export const fixes = style(
  screenRule({ display: 'flex', flexWrap: 'wrap', gap: 4, marginInlineStart: 'auto' }),
)
export const mark = style(screenRule({ display: 'inline-flex', flexShrink: 0 }))
// The whole of it takes the focus where nothing in it does, and is as high as what is touched.
export const calm = style(screenRule({ minHeight: 44, padding: vars.space.x2 }))

import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const preview = style(
  screenRule({
    ...textStyle('code'),
    margin: 0,
    padding: space.x2,
    maxHeight: 240,
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    color: color.text.primary,
    background: color.surface.sunken,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.sm,
    selectors: { '&:focus-visible': { outline: `2px solid ${color.border.focus}` } },
  }),
)

export const losses = style(
  screenRule({ display: 'grid', gap: space.x1, margin: 0, padding: 0, listStyle: 'none' }),
)

export const loss = style(
  screenRule({
    ...textStyle('bodySmall'),
    display: 'grid',
    gridTemplateColumns: 'auto minmax(7ch, auto) minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.x1,
    overflowWrap: 'anywhere',
  }),
)

export const line = style(screenRule({ color: color.text.secondary, whiteSpace: 'nowrap' }))

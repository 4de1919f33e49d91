import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius, space } = vars

export const places = style(
  screenRule({ display: 'grid', gap: space.x2, margin: 0, padding: 0, listStyle: 'none' }),
)
export const place = style(
  screenRule({
    display: 'grid',
    gap: space.x1,
    padding: space.x2,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: radius.md,
  }),
)
export const sides = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.x1,
    '@media': { [media.phoneOnly]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const side = style(
  screenRule({
    display: 'grid',
    alignContent: 'start',
    gap: space.x05,
    minWidth: 0,
    padding: space.x1,
    background: color.surface.sunken,
    borderRadius: radius.sm,
  }),
)
export const code = style(
  screenRule({ ...textStyle('code'), margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
)

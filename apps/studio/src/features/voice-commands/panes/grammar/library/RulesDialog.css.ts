import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, radius } = vars

export const columns = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: '264px minmax(0, 1fr)',
    gap: space.x3,
    '@media': { [media.phoneOnly]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const list = style(
  screenRule({ display: 'grid', alignContent: 'start', margin: 0, padding: 0, listStyle: 'none' }),
)
export const row = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    minHeight: 60,
    paddingInline: space.x1,
    borderRadius: radius.sm,
    selectors: { '&[data-chosen]': { background: color.accent.tint } },
  }),
)
export const show = style(screenRule({ marginInlineStart: 'auto' }))
export const preview = style(
  screenRule({ display: 'grid', alignContent: 'start', gap: space.x2, minWidth: 0 }),
)
export const example = style(
  screenRule({
    ...textStyle('body'),
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.x2,
    paddingBlock: space.x1,
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
  }),
)
export const value = style(screenRule({ fontWeight: 600 }))
export const lines = style(
  screenRule({
    ...textStyle('code'),
    margin: 0,
    padding: space.x2,
    overflowX: 'auto',
    borderRadius: radius.sm,
    background: color.surface.sunken,
  }),
)

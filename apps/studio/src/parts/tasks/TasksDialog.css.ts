import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style(screenRule({ listStyle: 'none', margin: 0, padding: 0 }))
export const item = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr) auto 112px',
    alignItems: 'center',
    columnGap: vars.space.x2,
    rowGap: vars.space.x1,
    paddingBlock: vars.space.x2,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
    '@media': { [media.phoneOnly]: { gridTemplateColumns: '36px minmax(0, 1fr)' } },
  }),
)
export const tile = style(
  screenRule({
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: vars.radius.md,
    background: vars.color.surface.sunken,
  }),
)
export const words = style(screenRule({ minWidth: 0, overflowWrap: 'anywhere' }))
export const bar = style(
  screenRule({ gridColumn: '2 / 4', '@media': { [media.phoneOnly]: { gridColumn: '2' } } }),
)
export const action = style(
  screenRule({
    display: 'flex',
    justifyContent: 'end',
    '@media': { [media.phoneOnly]: { gridColumn: '2', justifyContent: 'start' } },
  }),
)
export const status = style(screenRule({ '@media': { [media.phoneOnly]: { gridColumn: '2' } } }))

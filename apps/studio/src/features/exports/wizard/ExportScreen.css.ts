import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const panes = style(
  screenRule({
    display: 'grid',
    alignItems: 'start',
    gap: vars.space.x3,
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    '@media': { [media.touch]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)

export const aside = style(screenRule({ display: 'grid', gap: vars.space.x2, minWidth: 0 }))

export const list = style(screenRule({ listStyle: 'none', margin: 0, padding: 0 }))

export const row = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    paddingBlock: vars.space.x1,
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
  }),
)

export const words = style(screenRule({ minWidth: 0, flex: '1 1 160px' }))
export const digest = style(screenRule({ overflowWrap: 'anywhere' }))

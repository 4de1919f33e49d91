import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const panes = style(
  screenRule({
    display: 'grid',
    alignItems: 'start',
    gap: vars.space.x3,
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    '@media': { [media.touch]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)

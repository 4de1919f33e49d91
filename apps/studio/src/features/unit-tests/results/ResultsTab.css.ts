import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const charts = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    alignItems: 'start',
    gap: vars.space.x2,
    '@media': { [media.touch]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)

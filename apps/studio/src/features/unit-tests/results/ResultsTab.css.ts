import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const charts = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 312px',
    alignItems: 'stretch',
    gap: vars.space.x2,
    selectors: { '&[data-both]': { gridTemplateColumns: 'minmax(0, 1fr) 300px 280px' } },
    '@media': {
      [media.desktop]: {
        selectors: { '&[data-both]': { gridTemplateColumns: 'minmax(0, 1fr) 340px 312px' } },
      },
      [media.touch]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        selectors: { '&[data-both]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
  }),
)

import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** The words, and what there is to say of two of them. */
export const sides = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 448px)',
    alignItems: 'start',
    gap: vars.space.x2,
    '@media': { [media.touch]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
export const group = style(screenRule({ maxWidth: 360 }))

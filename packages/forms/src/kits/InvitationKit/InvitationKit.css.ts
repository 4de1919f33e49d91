import { media, rule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** From laptops on one line, of the width of each field's content; else one below the other. */
export const line = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 14,
    '@media': {
      // The button may be longer than a role.
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(170px, auto)' },
      [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 160px minmax(0, 1fr) auto' },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 170px 300px auto' },
    },
  }),
)

/** In line with the boxes of the fields, below their labels. */
export const action = style(
  rule({
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'flex-end',
    '@media': { [media.laptop]: { alignItems: 'flex-start', paddingBlockStart: 22 } },
  }),
)

import { vars } from '@saywright/ui/contract'
import { media, rule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** From the label of a field to its box, in px. */
const labelDistance = 6

/** The fields, and where there is room the button at the end of their line. */
export const line = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.layout.gridGap,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto', alignItems: 'start' },
    },
  }),
)

/** Beside the boxes of the fields, whatever is below these. */
export const way = style(
  rule({
    display: 'grid',
    justifyItems: 'end',
    '@media': {
      [media.tablet]: { paddingBlockStart: `calc(${textStyle('label').lineHeight} + ${labelDistance}px)` },
    },
  }),
)

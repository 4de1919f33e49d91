import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const mark = style(
  screenRule({
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: vars.space.x1,
    // A column of a table is as wide as its longest word.
    overflowWrap: 'break-word',
  }),
)
export const square = style(
  screenRule({
    flex: 'none',
    width: 10,
    height: 10,
    borderRadius: 2,
    background: color.accent.text,
    selectors: { '&[data-refused]': { background: color.category6.solid } },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        selectors: { '&[data-refused]': { background: 'GrayText' } },
      },
    },
  }),
)

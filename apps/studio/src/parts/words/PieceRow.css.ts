import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius } = vars

/** Of the width of its list, as high as a finger requires, and a little wider when it is highlighted. */
export const pieceRow = style(
  screenRule({
    minHeight: 24,
    alignItems: 'center',
    textAlign: 'start',
    borderRadius: radius.sm,
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-chosen]': {
        background: color.accent.tint,
        boxShadow: `0 0 0 4px ${color.accent.tint}`,
      },
    },
    '@media': {
      [media.touch]: { minHeight: 44 },
      [media.forcedColors]: { selectors: { '&[data-chosen]': { outline: '2px solid Highlight' } } },
    },
  }),
)

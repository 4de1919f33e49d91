import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const heading = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minWidth: 0,
    '@media': { [media.compact]: { flexWrap: 'wrap' } },
  }),
)
export const actions = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    flexShrink: 0,
    '@media': { [media.compact]: { flexWrap: 'wrap', flexShrink: 1 } },
  }),
)

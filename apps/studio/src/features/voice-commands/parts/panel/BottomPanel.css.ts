import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const panel = style(
  screenRule({
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    maxHeight: '45%',
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    '@media': { [media.compact]: { maxHeight: 'none' } },
  }),
)

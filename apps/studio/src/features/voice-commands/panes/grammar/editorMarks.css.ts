import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const pathMark = style(
  screenRule({
    background: vars.color.accent.tint,
    borderRadius: '3px 3px 0 0',
    boxShadow: `0 2px ${vars.color.accent.text}`,
    '@media': { [media.forcedColors]: { textDecoration: 'underline 2px' } },
  }),
)

export const expectedMark = style(
  screenRule({ outline: `1.5px dashed ${vars.color.warning.mark}`, outlineOffset: 1, borderRadius: 4 }),
)

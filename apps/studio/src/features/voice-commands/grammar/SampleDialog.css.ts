import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const sentences = style(
  screenRule({ display: 'grid', gap: 2, padding: 0, margin: 0, listStyle: 'none', minHeight: 240 }),
)

export const sentence = style(
  screenRule({
    ...textStyle('body'),
    width: '100%',
    padding: '6px 10px',
    '@media': { [media.touch]: { minHeight: 44 } },
    borderRadius: vars.radius.sm,
    color: color.text.primary,
    selectors: {
      '&[data-hovered]': { background: color.surface.overlayHover },
      '&[data-focus-visible]': { outline: `2px solid ${color.border.focus}`, outlineOffset: -2 },
    },
  }),
)

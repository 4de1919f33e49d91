import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

export const ruler = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x05,
    height: 30,
    forcedColorAdjust: 'none',
  }),
)

const bar = style(screenRule({ flex: '1 1 0', minWidth: 2, maxWidth: 8, borderRadius: 2 }))

export const bars = styleVariants(
  {
    past: [color.border.default, 'GrayText'],
    ahead: [color.accent.solid, 'Highlight'],
    ending: [color.warning.mark, 'Highlight'],
  },
  ([own, forced]) => [
    bar,
    screenRule({ background: own, '@media': { [media.forcedColors]: { background: forced } } }),
  ],
)

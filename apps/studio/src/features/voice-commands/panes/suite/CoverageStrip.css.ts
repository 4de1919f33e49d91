import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const strip = style(
  screenRule({ display: 'flex', alignItems: 'center', gap: vars.space.x05, minWidth: 0, overflow: 'hidden' }),
)

export const bar = style(
  screenRule({
    boxSizing: 'border-box',
    flexShrink: 0,
    inlineSize: 4,
    border: `1px dashed ${color.warning.text}`,
    borderRadius: 1,
    selectors: { '&[data-said]': { border: 'none', background: color.accent.text } },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-said]': { background: 'CanvasText' } } },
    },
  }),
)

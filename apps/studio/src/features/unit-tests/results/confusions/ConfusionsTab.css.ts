import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius, space } = vars

export const scroll = style(screenRule({ overflowX: 'auto' }))
export const matrix = style(screenRule({ borderCollapse: 'separate', borderSpacing: 3 }))
export const head = style(
  screenRule({ ...textStyle('caption'), color: color.text.secondary, paddingInline: space.x05 }),
)
export const cell = style(
  screenRule({
    width: 52,
    minWidth: 52,
    height: 52,
    borderRadius: radius.sm,
    background: color.surface.sunken,
    textAlign: 'center',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-own]': { background: 'transparent' },
      '&[data-count]': {
        color: color.danger.text,
        boxShadow: `inset 0 0 0 1.5px ${color.danger.mark}`,
        background: `repeating-linear-gradient(135deg, ${color.danger.tint} 0 5px, ${color.surface.raised} 5px 10px)`,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-count]': { outline: '2px solid CanvasText' } } },
    },
  }),
)

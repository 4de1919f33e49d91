import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const steps = style(screenRule({ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' }))
export const step = style(screenRule({ display: 'flex', gap: 12 }))
export const words = style(screenRule({ display: 'grid', gap: 1, minWidth: 0 }))
export const dot = style(
  screenRule({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 22,
    height: 22,
    border: `1px solid ${color.border.strong}`,
    borderRadius: vars.radius.full,
    color: color.text.primary,
    fontFamily: vars.font.sans,
    fontSize: 12,
    fontWeight: 600,
    lineHeight: 1,
    selectors: {
      '[data-state="done"] > &': {
        background: color.surface.inverse,
        borderColor: color.surface.inverse,
        color: color.text.inverse,
      },
      '[data-state="now"] > &': {
        background: color.accent.solid,
        borderColor: color.accent.solid,
        color: color.text.onAccent,
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '[data-state="now"] > &': { borderWidth: 2 } } } },
  }),
)

import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius, font } = vars

export const audioName = style(screenRule({ fontFamily: font.mono, fontSize: 13, overflowWrap: 'anywhere' }))
export const nothing = style(screenRule({ color: color.text.secondary }))
export const added = style(
  screenRule({
    color: color.danger.text,
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  }),
)
export const missing = style(screenRule({ color: color.text.secondary }))
export const score = style(
  screenRule({ display: 'flex', alignItems: 'center', gap: vars.space.x2, minWidth: 130 }),
)
export const figure = style(
  screenRule({ ...textStyle('bodySmall'), fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
)
export const track = style(
  screenRule({
    position: 'relative',
    flex: '1 1 80px',
    maxWidth: 110,
    height: 6,
    borderRadius: radius.full,
    background: color.surface.sunken,
    boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  }),
)
export const fill = style(
  screenRule({
    height: '100%',
    borderRadius: radius.full,
    background: color.text.secondary,
    selectors: {
      '&[data-conclusion="passed"]': { background: color.accent.text },
      '&[data-conclusion="wrong"]': { background: color.danger.mark },
    },
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
)
export const tick = style(
  screenRule({
    position: 'absolute',
    insetBlock: `calc(-1 * ${vars.space.x05})`,
    width: 2,
    background: color.text.primary,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
)

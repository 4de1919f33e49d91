import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule, textStyle } from '@saywright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, radius } = vars

export const head = style(
  screenRule({ display: 'flex', alignItems: 'center', gap: vars.space.x3, minWidth: 0 }),
)
export const disc = style(
  screenRule({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 48,
    height: 48,
    color: color.text.onAccent,
    background: color.accent.solid,
    borderRadius: radius.full,
    selectors: {
      '&[data-hovered]': { background: color.accent.hover },
      '&[data-pressed]': { background: color.accent.pressed },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: color.text.disabled, background: color.surface.sunken },
      '&[data-loading]': { opacity: 0.7 },
    },
    '@media': {
      [media.forcedColors]: {
        color: 'ButtonText',
        background: 'ButtonFace',
        border: '1px solid ButtonText',
        selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  }),
)
export const naming = style(screenRule({ flex: 1, minWidth: 0 }))
export const names = style(screenRule({ display: 'grid', gap: vars.space.x05, flex: 1, minWidth: 0 }))
export const phrase = style(
  screenRule({ ...textStyle('titleLarge'), margin: 0, color: color.text.primary, overflowWrap: 'anywhere' }),
)
export const tools = style(screenRule({ display: 'flex', gap: vars.space.x05, alignSelf: 'start' }))
export const section = style(screenRule({ display: 'grid', gap: vars.space.x1, minWidth: 0 }))
export const label = style(screenRule({ ...textStyle('label'), color: color.text.primary }))
export const entry = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: vars.space.x1,
  }),
)
export const said = style(
  screenRule({
    ...textStyle('code'),
    direction: 'ltr',
    unicodeBidi: 'isolate',
    color: color.text.primary,
    overflowWrap: 'anywhere',
  }),
)
globalStyle(`${disc} svg`, { fill: 'currentColor' })
/** Beside a field, in the middle of its height. */
export const beside = style(
  screenRule({ display: 'flex', alignItems: 'center', minHeight: vars.control.large }),
)

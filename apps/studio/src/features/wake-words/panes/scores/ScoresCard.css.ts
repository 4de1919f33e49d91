import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius } = vars

export const head = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.x1} ${vars.space.x4}`,
  }),
)
export const source = style(screenRule({ marginInlineStart: 'auto' }))

export const foot = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.x2} ${vars.space.x4}`,
    paddingBlockStart: vars.space.x3,
    borderBlockStart: `1px solid ${color.border.subtle}`,
  }),
)
export const control = style(
  screenRule({ display: 'flex', alignItems: 'center', gap: vars.space.x2, flex: '1 1 220px', minWidth: 0 }),
)
export const record = style(
  screenRule({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 40,
    height: 40,
    color: color.record.mark,
    background: color.surface.raised,
    border: `2px solid ${color.record.mark}`,
    borderRadius: radius.full,
    selectors: {
      '&[data-recording]': { color: color.text.onAccent, background: color.record.mark },
      '&[data-hovered]': { opacity: 0.88 },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: color.text.disabled, borderColor: color.border.default },
    },
    '@media': {
      [media.touch]: { width: 44, height: 44 },
      [media.forcedColors]: {
        color: 'ButtonText',
        borderColor: 'ButtonText',
        background: 'ButtonFace',
        selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  }),
)
export const state = style(
  screenRule({ ...textStyle('label'), display: 'grid', gap: vars.space.x05, minWidth: 0 }),
)
export const running = style(screenRule({ fontWeight: 600 }))
export const quiet = style(
  screenRule({ color: color.text.secondary, fontWeight: 400, fontVariantNumeric: 'tabular-nums' }),
)

export const facts = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.x1} ${vars.space.x4}`,
    margin: 0,
  }),
)
export const fact = style(screenRule({ display: 'grid', gap: vars.space.x05 }))
export const factName = style(screenRule({ ...textStyle('caption'), color: color.text.secondary }))
export const factValue = style(
  screenRule({ ...textStyle('label'), margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
)
export const progress = style(screenRule({ flex: '1 1 160px', minWidth: 120, maxWidth: 320 }))

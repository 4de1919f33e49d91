import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius } = vars
const hairline = `1px solid ${color.border.subtle}`

export const lists = style(screenRule({ display: 'flex', flexDirection: 'column' }))

export const head = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x1,
    minHeight: 46,
    paddingInline: `${vars.space.x3} ${vars.space.x2}`,
    borderBlockEnd: hairline,
    selectors: { '* + &': { borderBlockStart: hairline } },
  }),
)
export const heading = style(screenRule({ display: 'flex', alignItems: 'center', gap: vars.space.x1 }))

export const list = style(
  screenRule({ display: 'grid', gap: vars.space.x05, margin: 0, padding: vars.space.x1, listStyle: 'none' }),
)
export const note = style(
  screenRule({
    ...textStyle('bodySmall'),
    margin: 0,
    padding: `${vars.space.x2} ${vars.space.x3}`,
    color: color.text.secondary,
  }),
)

/** A word, and beside it what can be done with it. */
export const item = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x05,
    borderRadius: radius.sm,
    paddingInlineEnd: vars.space.x05,
    selectors: {
      '&:has([data-hovered])': { background: color.surface.hover },
      '&[data-chosen]': { background: color.accent.tint },
    },
  }),
)
export const row = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    flex: 1,
    minWidth: 0,
    minHeight: 48,
    padding: `${vars.space.x1} ${vars.space.x2}`,
    textAlign: 'start',
    color: color.text.primary,
    borderRadius: radius.sm,
    selectors: { '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 } },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-current="true"]:not([data-focus-visible])': {
            outline: '2px solid Highlight',
            outlineOffset: -2,
          },
          '&[data-focus-visible]': { outline: '4px double Highlight', outlineOffset: -4 },
        },
      },
    },
  }),
)
export const texts = style(screenRule({ display: 'grid', gap: vars.space.x05, flex: 1, minWidth: 0 }))
export const word = style(screenRule({ ...textStyle('label'), fontWeight: 600, overflowWrap: 'anywhere' }))
export const unnamed = style(screenRule({ color: color.text.muted, fontStyle: 'italic' }))
export const small = style(
  screenRule({
    ...textStyle('caption'),
    color: color.text.secondary,
    selectors: { '&[data-faulty]': { color: color.danger.text } },
  }),
)
export const antiIcon = style(screenRule({ display: 'flex', flexShrink: 0, color: color.text.secondary }))

export const score = style(
  screenRule({
    ...textStyle('label'),
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-grade="good"]': { color: color.success.text },
      '&[data-grade="fair"]': { color: color.warning.text },
      '&[data-grade="poor"]': { color: color.danger.text },
    },
  }),
)

export const suggestions = style(
  screenRule({
    display: 'grid',
    gap: vars.space.x1,
    padding: `${vars.space.x2} ${vars.space.x3} ${vars.space.x3}`,
    borderBlockStart: hairline,
  }),
)
export const chips = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.x1,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
)
export const chip = style(
  screenRule({
    ...textStyle('label'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    minHeight: 28,
    paddingInline: vars.space.x2,
    color: color.text.primary,
    border: `1px solid ${color.border.default}`,
    borderRadius: radius.full,
    selectors: {
      '&[data-hovered]': { background: color.surface.hover, borderColor: color.border.strong },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: color.text.disabled },
    },
    '@media': { [media.touch]: { minHeight: 44 } },
  }),
)

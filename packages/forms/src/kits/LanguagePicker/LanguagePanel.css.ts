import { vars } from '@saywright/ui/contract'
import { focusRing, media, patternRule, rule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const panel = style(
  rule({
    minWidth: 0,
    background: color.surface.raised,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.md,
    boxShadow: vars.shadow.e1,
    selectors: { '&[data-invalid]': { borderColor: color.danger.mark } },
  }),
)

export const header = style(
  rule({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.x2,
    minHeight: 60,
    paddingBlock: space.x1,
    paddingInline: vars.layout.cardPadding,
    borderRadius: vars.radius.md,
  }),
)

// Covers the whole header; only the search is above it.
export const trigger = style(
  patternRule({
    ...textStyle('h3'),
    display: 'flex',
    alignItems: 'center',
    gap: space.x2,
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.md },
      '&[data-hovered]::after': {
        background: `color-mix(in srgb, ${color.text.primary} 4%, transparent)`,
      },
      '&[data-focus-visible]': { outline: 'none' },
      '&[data-focus-visible]::after': { ...focusRing, outlineOffset: -3 },
    },
  }),
)
export const search = style(rule({ position: 'relative', zIndex: 1, width: 220, flexShrink: 0 }))

export const words = style(
  rule({
    ...textStyle('bodySmall'),
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.x1,
  }),
)
const quiet = { color: color.text.secondary, '@media': { [media.forcedColors]: { color: 'inherit' } } }
export const note = style(rule({ ...textStyle('caption'), ...quiet }))
export const fault = style(rule({ ...textStyle('caption'), fontWeight: 500, color: color.danger.text }))

export const count = style(rule({ ...textStyle('bodySmall'), fontWeight: 500, flexShrink: 0 }))

export const chevron = style(
  rule({
    flexShrink: 0,
    transition: `transform ${vars.duration.base} ${vars.easing.standard}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
)
export const turnedChevron = style([chevron, rule({ transform: 'rotate(180deg)' })])

export const content = style(
  rule({ padding: vars.layout.cardPadding, borderBlockStart: `1px solid ${color.border.subtle}` }),
)

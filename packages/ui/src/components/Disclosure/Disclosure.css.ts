import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color, duration, easing } = vars

const box = {
  overflow: 'clip',
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
} as const

/** One card for all, with a hairline between them. */
export const group = style(rule({ ...box, minWidth: 0 }))

const disclosure = style(rule({ minWidth: 0 }))

export const variants = styleVariants({
  card: [
    disclosure,
    rule({
      ...box,
      selectors: {
        [`${group} > &`]: { border: 'none', borderRadius: 0, background: 'none' },
        [`${group} > & + &`]: { borderBlockStart: `1px solid ${color.border.subtle}` },
      },
    }),
  ],
  plain: [disclosure],
})
export type DisclosureVariant = keyof typeof variants

// Never smaller than the text that it opens.
const titleText = { ...textStyle('h3'), fontSize: vars.text.bodySize, lineHeight: vars.text.bodyLine }
export const heading = style(rule(titleText))

const trigger = style(
  rule({
    ...titleText,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    minHeight: vars.control.medium,
    border: 'none',
    background: 'none',
    color: color.text.primary,
    textAlign: 'start',
    cursor: 'pointer',
    outline: 'none',
    transition: `background ${duration.fast} ${easing.standard}`,
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${color.border.focus}` },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-focus-visible]': { outlineColor: 'Highlight' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
)

export const triggers = styleVariants(
  {
    // The ring inside: the corners of the card would cut it.
    card: rule({
      padding: `13px ${vars.layout.cardPadding}`,
      borderRadius: vars.radius.md,
      outlineOffset: -3,
      selectors: { '&[data-hovered]': { background: color.surface.hover } },
    }),
    plain: rule({
      width: 'auto',
      maxWidth: '100%',
      padding: 0,
      borderRadius: vars.radius.sm,
      outlineOffset: 2,
      flexDirection: 'row-reverse',
      gap: 6,
      selectors: { '&[data-hovered]': { color: color.accent.text } },
    }),
  },
  (look) => [trigger, look],
)

export const icon = style(rule({ display: 'flex', flexShrink: 0 }))
export const words = style(rule({ flex: 1, minWidth: 0, display: 'grid', gap: 2 }))
const quiet = { color: color.text.secondary, '@media': { [media.forcedColors]: { color: 'inherit' } } }
export const description = style(rule({ ...textStyle('bodySmall'), ...quiet }))
export const detail = style(rule({ ...textStyle('bodySmall'), fontWeight: 500, flexShrink: 0, ...quiet }))

export const chevron = style(
  rule({
    flexShrink: 0,
    transition: `transform ${duration.base} ${easing.standard}`,
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
)

export const panel = style(
  rule({
    height: 'var(--disclosure-panel-height)',
    overflow: 'clip',
    transition: `height ${duration.base} ${easing.standard}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
)

const content = style(rule({ ...textStyle('body'), color: color.text.secondary }))
export const contents = styleVariants(
  {
    card: { padding: vars.layout.cardPadding, borderBlockStart: `1px solid ${color.border.subtle}` },
    plain: { paddingBlockStart: 8 },
  },
  (look) => [content, rule(look)],
)

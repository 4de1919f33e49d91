import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

export const paginator = style(
  rule({
    ...textStyle('bodySmall'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    minWidth: 0,
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const size = style(rule({ display: 'flex', alignItems: 'center', gap: 10 }))
export const sizeSelect = style(rule({ width: 84 }))

export const range = style(
  rule({ marginInlineStart: 'auto', '@media': { [media.phoneOnly]: { marginInlineStart: 0 } } }),
)

export const pages = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    '@media': { [media.phoneOnly]: { width: '100%', justifyContent: 'space-between' } },
  }),
)

export const page = style(
  rule({
    ...textStyle('bodySmall'),
    minWidth: vars.control.small,
    height: vars.control.small,
    padding: '0 6px',
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    background: 'none',
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { background: color.surface.hover, color: color.text.primary },
      '&[aria-current="page"]': {
        background: color.surface.selected,
        borderColor: color.accent.border,
        color: color.accent.text,
        fontWeight: 600,
      },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        color: 'ButtonText',
        selectors: {
          '&[aria-current="page"]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-focus-visible]': { outlineColor: 'Highlight' },
        },
      },
    },
  }),
)

export const gap = style(
  rule({
    minWidth: vars.control.small,
    textAlign: 'center',
    color: color.text.muted,
    selectors: { '&::before': { content: '"…"' } },
  }),
)

import { style } from '@vanilla-extract/css'
import { focusRing } from '../../theme/focusRing.js'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

/** Removes the browser's own look. */
export const pressable = style(
  rule({
    padding: 0,
    border: 'none',
    background: 'none',
    color: color.text.primary,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    },
  }),
)

export const row = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    width: '100%',
    minHeight: vars.control.medium,
    padding: '8px 12px',
    borderRadius: vars.radius.md,
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-pressed]': { background: color.surface.sunken },
      '&[aria-current]': { background: color.surface.selected },
      // Inside, since rows touch each other.
      '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
    },
  }),
)

export const words = style(rule({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }))
export const end = style(rule({ flexShrink: 0, display: 'inline-flex', color: color.text.secondary }))

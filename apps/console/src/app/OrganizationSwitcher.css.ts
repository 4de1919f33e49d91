import { vars } from '@saywright/ui/contract'
import { focusRing, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const box = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 40,
    padding: '8px 10px',
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.sm,
    background: color.surface.raised,
    color: color.text.primary,
    fontFamily: vars.font.sans,
    fontSize: vars.text.bodySize,
    fontWeight: 500,
    lineHeight: '20px',
    textAlign: 'start',
    outline: 'none',
    selectors: {
      '&[data-collapsed]': { justifyContent: 'center', paddingInline: 0 },
    },
  }),
)

export const button = style([
  box,
  screenRule({
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-focus-visible]': focusRing,
    },
  }),
])

/** A long name wraps. */
export const name = style(screenRule({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }))

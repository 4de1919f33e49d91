import { vars } from '@saywright/ui/contract'
import { focusRing, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const list = style(
  screenRule({ display: 'grid', gap: space.x1, margin: 0, padding: 0, listStyle: 'none' }),
)

export const row = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.x2,
    minHeight: 68,
    padding: space.x2,
    background: color.surface.raised,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.md,
    color: color.text.primary,
    textAlign: 'start',
    textDecoration: 'none',
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[aria-current]': { borderColor: color.accent.text, boxShadow: `0 0 0 1px ${color.accent.text}` },
      '&[data-focus-visible]': focusRing,
    },
  }),
)

export const tile = style(
  screenRule({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 40,
    height: 40,
    background: color.surface.canvas,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.sm,
  }),
)

export const names = style(screenRule({ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }))

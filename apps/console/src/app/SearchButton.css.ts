import { vars } from '@saywright/ui/contract'
import { focusRing, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const searchButton = style(
  screenRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    height: vars.control.medium,
    paddingInline: 8,
    background: 'none',
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    color: vars.color.text.primary,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { background: vars.color.surface.hover },
      '&[data-focus-visible]': focusRing,
    },
  }),
)

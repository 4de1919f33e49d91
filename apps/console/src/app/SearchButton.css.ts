import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const searchButton = style(
  screenRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    height: vars.control.medium,
    paddingInline: 8,
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    color: vars.color.text.primary,
    selectors: {
      '&[data-hovered]': { background: vars.color.surface.hover },
    },
  }),
)

import { vars } from '@saywright/ui/contract'
import { focusRing, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const line = style(screenRule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x1 }))

/** Each sign is as wide as the others, so that none is mistaken. */
export const token = style(
  screenRule({
    flex: '1 1 150px',
    minWidth: 0,
    height: vars.control.medium,
    paddingInline: vars.space.x2,
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.sm,
    background: color.surface.sunken,
    color: color.text.primary,
    fontFamily: vars.font.mono,
    fontSize: 13,
    outline: 'none',
    selectors: { '&:focus-visible': focusRing },
  }),
)

import { style, styleVariants } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

export const avatar = style(
  rule({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    border: '1px solid transparent',
    fontFamily: vars.font.sans,
    fontWeight: 600,
    lineHeight: 1,
    userSelect: 'none',
  }),
)

export const kinds = styleVariants({
  person: rule({
    borderRadius: vars.radius.full,
    background: vars.color.surface.inverse,
    color: vars.color.text.inverse,
  }),
  group: rule({
    borderRadius: vars.radius.xs,
    background: vars.color.surface.sunken,
    borderColor: vars.color.border.default,
    color: vars.color.text.secondary,
  }),
})

export const quiet = style(
  rule({
    borderRadius: vars.radius.full,
    background: vars.color.surface.sunken,
    borderColor: vars.color.border.default,
    color: vars.color.text.secondary,
  }),
)

export const sizes = styleVariants({
  small: rule({ width: 22, height: 22, fontSize: 9.5 }),
  medium: rule({ width: 30, height: 30, fontSize: 12 }),
  large: rule({ width: 72, height: 72, fontSize: 26 }),
})

export const picture = style(rule({ width: '100%', height: '100%', objectFit: 'cover' }))

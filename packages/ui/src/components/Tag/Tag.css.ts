import { style, styleVariants } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'
import { type Category, categories } from '../../tokens/categories.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

export const tag = style(
  rule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    minHeight: 22,
    paddingInline: 8,
    // Transparent in colour, seen under forced colours.
    border: '1px solid transparent',
    borderRadius: vars.radius.xs,
    fontFamily: vars.font.sans,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    maxWidth: '100%',
  }),
)

const hues = Object.fromEntries(
  categories.map((category) => [
    category,
    rule({ color: color[category].text, background: color[category].tint }),
  ]),
) as Record<Category, ReturnType<typeof rule>>

export const tones = styleVariants({
  outlined: rule({
    color: color.text.secondary,
    borderColor: color.border.default,
    background: 'transparent',
  }),
  neutral: rule({ color: color.text.secondary, background: color.surface.sunken }),
  accent: rule({ color: color.accent.text, background: color.accent.tint, borderColor: color.accent.tint }),
  success: rule({ color: color.success.text, background: color.success.tint }),
  warning: rule({ color: color.warning.text, background: color.warning.tint }),
  danger: rule({ color: color.danger.text, background: color.danger.tint }),
  info: rule({ color: color.info.text, background: color.info.tint }),
  ...hues,
})

// Beside a long name it is the name that gives way: a code in pieces is another one.
export const mono = style(
  rule({ fontFamily: vars.font.mono, fontVariantLigatures: 'none', fontWeight: 400, flexShrink: 0 }),
)

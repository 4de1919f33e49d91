import { style, styleVariants } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'
import { type Category, categories } from '../../tokens/categories.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

export const icon = style(rule({ flexShrink: 0 }))

const tones = {
  inherit: 'currentColor',
  muted: color.text.muted,
  accent: color.accent.text,
  success: color.success.mark,
  warning: color.warning.mark,
  danger: color.danger.mark,
  info: color.info.mark,
}
export type IconTone = keyof typeof tones | Category

const hues = Object.fromEntries(categories.map((category) => [category, color[category].text])) as Record<
  Category,
  string
>

export const tonedIcon = styleVariants({ ...tones, ...hues }, (tone) => rule({ color: tone }))

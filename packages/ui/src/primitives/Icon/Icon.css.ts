import { style, styleVariants } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'
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
export type IconTone = keyof typeof tones | keyof typeof color.techText

export const tonedIcon = styleVariants({ ...tones, ...color.techText }, (tone) => rule({ color: tone }))

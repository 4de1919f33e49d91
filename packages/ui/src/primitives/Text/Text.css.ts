import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { rule } from '../../theme/rule.js'
import { textStyle, textVariants } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

export const variants = styleVariants(
  Object.fromEntries(textVariants.map((variant) => [variant, variant])) as {
    [Variant in (typeof textVariants)[number]]: Variant
  },
  // Beside one another, names of different directions keep their places.
  (variant) => rule({ ...textStyle(variant), unicodeBidi: 'isolate' }),
)

const tones = {
  primary: color.text.primary,
  secondary: color.text.secondary,
  muted: color.text.muted,
  accent: color.accent.text,
  success: color.success.text,
  warning: color.warning.text,
  danger: color.danger.text,
  info: color.info.text,
  inverse: color.text.inverse,
  inherit: 'inherit',
} as const
export type TextTone = keyof typeof tones
export const toned = styleVariants(tones, (tone) => rule({ color: tone }))

const aligns = { start: 'start', center: 'center', end: 'end' } as const
export type TextAlign = keyof typeof aligns
export const alignedText = styleVariants(aligns, (textAlign) => rule({ textAlign }))

const weights = { regular: 400, medium: 500, semibold: 600 } as const
export type TextWeight = keyof typeof weights
export const weighted = styleVariants(weights, (fontWeight) => rule({ fontWeight }))

export const truncated = style(
  rule({
    display: 'block',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // On phones and magnified pages one scrolls down anyway: nothing is cut.
    '@media': { [media.phoneOnly]: { overflow: 'visible', whiteSpace: 'normal' } },
  }),
)
export const balanced = style(rule({ textWrap: 'balance' }))

import { vars } from '../tokens/contract.css.js'
import { tokens } from '../tokens/values.js'

export const textVariants = [
  'display',
  'titleLarge',
  'h1',
  'h2',
  'h3',
  'body',
  'bodySmall',
  'label',
  'button',
  'caption',
  'code',
  'result',
] as const
export type TextVariant = (typeof textVariants)[number]

type Typography = {
  fontSize: number | string
  lineHeight?: number
  fontWeight: number
  letterSpacing: string
}

const titleLarge: Typography = { fontSize: 28, lineHeight: 34, fontWeight: 600, letterSpacing: '-0.025em' }

/**
 * Left-to-right direction for code on any page; in a right-to-left context its punctuation would be
 * reordered.
 */
export const codeDirection = { direction: 'ltr', unicodeBidi: 'isolate' } as const

/** Size, line height, weight and letter spacing of a text variant, for use inside `style()`. */
export function textStyle(variant: TextVariant) {
  const type: Typography = variant === 'titleLarge' ? titleLarge : tokens.type[variant].$value
  const isBody = variant === 'body'
  return {
    fontFamily: variant === 'code' ? vars.font.mono : vars.font.sans,
    fontSize: isBody
      ? vars.text.bodySize
      : variant === 'button'
        ? vars.control.fontSize
        : `${type.fontSize}px`,
    lineHeight: isBody ? vars.text.bodyLine : variant === 'button' ? 1 : `${type.lineHeight}px`,
    fontWeight: type.fontWeight,
    letterSpacing: type.letterSpacing === '0' ? 'normal' : type.letterSpacing,
    ...(variant === 'code' ? { fontVariantLigatures: 'none', ...codeDirection } : {}),
  } as const
}

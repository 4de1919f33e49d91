import type { ReactNode, Ref } from 'react'
import type { TextVariant } from '../../theme/textStyle.js'
import {
  alignedText,
  type TextAlign,
  type TextTone,
  type TextWeight,
  toned,
  truncated,
  variants,
  weighted,
} from './Text.css.js'

export type { TextAlign, TextTone, TextWeight }

export type TextProps = {
  children: ReactNode
  /** Size, height of a line and weight; `body` unless said. */
  variant?: TextVariant
  /** How loud it is; that of what is around it when absent. */
  tone?: TextTone
  /** Other than the weight of the variant. */
  weight?: TextWeight
  /** The side on which lines begin. */
  align?: TextAlign
  /** The element, by what it is to screen readers. */
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'small'
    | 'li'
    | 'dt'
    | 'dd'
    | 'code'
    | 'output'
    | 'figcaption'
  /** Cuts the end at one line. For names and file names, whose whole is a press away; never for an instruction. */
  isTruncated?: boolean
  /** The whole text of what is truncated, under the pointer; the text itself where it is words alone. */
  title?: string
  /** The language of the words, when it is not that of the page: a voice, a sentence to say. */
  lang?: string
  id?: string
  ref?: Ref<HTMLElement>
  role?: string
  'aria-live'?: 'polite' | 'assertive' | 'off'
  'aria-hidden'?: boolean
}

/** Words in one of the styles of the product. */
export function Text({
  children,
  variant = 'body',
  tone = 'primary',
  weight,
  align,
  as: Element = 'p',
  isTruncated,
  title = isTruncated && typeof children === 'string' ? children : undefined,
  ref,
  ...rest
}: TextProps) {
  const classes = [
    variants[variant],
    toned[tone],
    weight && weighted[weight],
    align && alignedText[align],
    isTruncated && truncated,
  ]
  return (
    <Element {...rest} title={title} ref={ref as Ref<never>} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Element>
  )
}

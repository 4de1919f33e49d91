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
  /**
   * Text style: size, line height and weight.
   * @default 'body'
   */
  variant?: TextVariant
  /**
   * Emphasis of the text; inherited when absent.
   * @default 'primary'
   */
  tone?: TextTone
  /** Font weight, when it differs from that of the variant. */
  weight?: TextWeight
  /** Text alignment. */
  align?: TextAlign
  /**
   * HTML element to render, chosen for its semantics.
   * @default 'p'
   */
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
  /**
   * Whether the text is truncated to one line, for names and file names whose full text is available
   * elsewhere. Never for instructions.
   * @default false
   */
  isTruncated?: boolean
  /** Full text of a truncated text, as a tooltip; defaults to the children when they are plain text. */
  title?: string
  /**
   * BCP 47 tag of the text, when its language differs from that of the page, as for a voice or a sentence to
   * say.
   */
  lang?: string
  id?: string
  ref?: Ref<HTMLElement>
  role?: string
  'aria-live'?: 'polite' | 'assertive' | 'off'
  'aria-hidden'?: boolean
}

/** Renders text in one of the text styles of the theme. */
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

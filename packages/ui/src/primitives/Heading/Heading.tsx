import type { ReactNode, Ref } from 'react'
import type { TextVariant } from '../../theme/textStyle.js'
import { balanced, type TextTone, toned, truncated, variants } from '../Text/Text.css.js'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

export type HeadingProps = {
  children: ReactNode
  /** Its place in the outline of the page; one level 1 a page, none left out. */
  level: HeadingLevel
  /** Its look, when it is not the one of its level. */
  variant?: Extract<TextVariant, 'display' | 'titleLarge' | 'h1' | 'h2' | 'h3' | 'label' | 'result'>
  /** How loud it is; `primary` unless said. */
  tone?: TextTone
  /** Cuts a name at one line. */
  isTruncated?: boolean
  /** Can receive the focus from the script, as after a navigation. */
  isFocusable?: boolean
  id?: string
  /** React Aria dialogs take their name from `slot="title"`. */
  slot?: string
  ref?: Ref<HTMLHeadingElement>
}

const variantOf = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h3', 5: 'h3', 6: 'h3' } as const

/** The title of a part of the page. Its level is the outline, its variant the look. */
export function Heading({
  children,
  level,
  variant = variantOf[level],
  tone = 'primary',
  isTruncated,
  isFocusable,
  ...rest
}: HeadingProps) {
  const Element = `h${level}` as const
  const classes = [variants[variant], toned[tone], isTruncated ? truncated : balanced]
  return (
    <Element
      {...rest}
      title={isTruncated && typeof children === 'string' ? children : undefined}
      tabIndex={isFocusable ? -1 : undefined}
      className={classes.join(' ')}
    >
      {children}
    </Element>
  )
}

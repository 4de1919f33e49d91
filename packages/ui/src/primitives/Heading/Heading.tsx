import type { ReactNode, Ref } from 'react'
import type { TextVariant } from '../../theme/textStyle.js'
import { balanced, type TextTone, toned, truncated, variants } from '../Text/Text.css.js'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

export type HeadingProps = {
  children: ReactNode
  /** Heading level. Use one level 1 per page and skip no level. */
  level: HeadingLevel
  /** Text style, when it differs from that of the level. */
  variant?: Extract<TextVariant, 'display' | 'titleLarge' | 'h1' | 'h2' | 'h3' | 'label' | 'result'>
  /**
   * Emphasis of the text.
   * @default 'primary'
   */
  tone?: TextTone
  /**
   * Whether the text is truncated to one line.
   * @default false
   */
  isTruncated?: boolean
  /**
   * Whether a script can move the focus to the heading, for example after navigation.
   * @default false
   */
  isFocusable?: boolean
  id?: string
  /** React Aria dialogs take their accessible name from `slot="title"`. */
  slot?: string
  ref?: Ref<HTMLHeadingElement>
}

const variantOf = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h3', 5: 'h3', 6: 'h3' } as const

/** Heading of a part of the page. `level` sets the semantics, `variant` the appearance. */
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

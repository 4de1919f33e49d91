import type { ReactNode, Ref } from 'react'
import { Button, Link, type PressEvent } from 'react-aria-components'
import { pressable } from './Pressable.css.js'

export type PressableProps = {
  children?: ReactNode
  /**
   * Class that styles the element. Hover, press and keyboard focus are `data-hovered`, `data-pressed` and
   * `data-focus-visible`.
   * @default ''
   */
  className?: string
  onPress?: (event: PressEvent) => void
  /** URL; the element is then a link. */
  href?: string
  /**
   * Whether the element is disabled.
   * @default false
   */
  isDisabled?: boolean
  /**
   * Whether the element receives the focus when it is rendered.
   * @default false
   */
  autoFocus?: boolean
  id?: string
  slot?: string
  ref?: Ref<HTMLElement>
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-current'?: 'page' | 'step' | 'location' | 'true' | undefined
  'aria-expanded'?: boolean
  'aria-controls'?: string | undefined
  'aria-pressed'?: boolean
  /** Custom states for the style sheet. */
  [data: `data-${string}`]: string | boolean | undefined
}

/**
 * An unstyled element with press, hover and keyboard focus handling. For anything that looks like a button
 * use a `Button`.
 */
export function Pressable({ className = '', href, ref, ...rest }: PressableProps) {
  const classes = `${pressable} ${className}`
  return href === undefined ? (
    <Button {...rest} ref={ref as Ref<HTMLButtonElement>} className={classes} />
  ) : (
    <Link {...rest} ref={ref as Ref<HTMLAnchorElement>} href={href} className={classes} />
  )
}

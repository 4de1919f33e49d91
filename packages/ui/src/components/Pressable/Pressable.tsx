import type { ReactNode, Ref } from 'react'
import { Button, Link, type PressEvent } from 'react-aria-components'
import { pressable } from './Pressable.css.js'

export type PressableProps = {
  children?: ReactNode
  /** Its look. Hover, press and keyboard focus are `data-hovered`, `data-pressed` and `data-focus-visible`. */
  className?: string
  onPress?: (event: PressEvent) => void
  /** Leads there: it is a link then. */
  href?: string
  isDisabled?: boolean
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
  /** States of one's own, for the style sheet. */
  [data: `data-${string}`]: string | boolean | undefined
}

/** Pressed with pointer, finger and keyboard alike, and drawn by whoever uses it. What looks like a button is a `Button`. */
export function Pressable({ className = '', href, ref, ...rest }: PressableProps) {
  const classes = `${pressable} ${className}`
  return href === undefined ? (
    <Button {...rest} ref={ref as Ref<HTMLButtonElement>} className={classes} />
  ) : (
    <Link {...rest} ref={ref as Ref<HTMLAnchorElement>} href={href} className={classes} />
  )
}

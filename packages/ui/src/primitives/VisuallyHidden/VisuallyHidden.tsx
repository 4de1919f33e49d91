import type { ReactNode } from 'react'
import { visuallyHidden } from './VisuallyHidden.css.js'

export type VisuallyHiddenProps = {
  children: ReactNode
  /**
   * HTML element to render, chosen for its semantics.
   * @default 'span'
   */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p'
  id?: string
  role?: string
  'aria-live'?: 'polite' | 'assertive' | 'off'
}

/** Text for screen readers only, where sighted users have a picture. */
export function VisuallyHidden({ children, as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return (
    <Element {...rest} className={visuallyHidden}>
      {children}
    </Element>
  )
}

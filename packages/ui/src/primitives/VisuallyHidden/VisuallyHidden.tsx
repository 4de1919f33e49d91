import type { ReactNode } from 'react'
import { visuallyHidden } from './VisuallyHidden.css.js'

export type VisuallyHiddenProps = {
  children: ReactNode
  /** The element, by what it is to screen readers. */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p'
  id?: string
  role?: string
  'aria-live'?: 'polite' | 'assertive' | 'off'
}

/** Words for screen readers alone, where the picture already says it to others. */
export function VisuallyHidden({ children, as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return (
    <Element {...rest} className={visuallyHidden}>
      {children}
    </Element>
  )
}

import type { ReactNode } from 'react'
import type { WidthClass } from '../../theme/breakpoints.js'
import { hiddenAbove, hiddenBelow, show } from './Show.css.js'

export type ShowProps = {
  children: ReactNode
  /** The narrowest width class that shows it. */
  from?: WidthClass
  /** The widest width class that shows it. */
  upTo?: WidthClass
}

/**
 * Shows its children in some widths and takes no room in others, by the style sheet alone. What is costly or holds state
 * is better left out with `useWidthClass`.
 */
export function Show({ children, from = 'phone', upTo = 'desktop' }: ShowProps) {
  return <div className={`${show} ${hiddenBelow[from]} ${hiddenAbove[upTo]}`}>{children}</div>
}

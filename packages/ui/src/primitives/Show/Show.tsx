import type { ReactNode } from 'react'
import type { WidthClass } from '../../theme/breakpoints.js'
import { hiddenAbove, hiddenBelow, show } from './Show.css.js'

export type ShowProps = {
  children: ReactNode
  /**
   * Narrowest width class in which the children are shown.
   * @default 'phone'
   */
  from?: WidthClass
  /**
   * Widest width class in which the children are shown.
   * @default 'desktop'
   */
  upTo?: WidthClass
}

/**
 * Shows its children only in some width classes, with CSS. Use `useWidthClass` not to render content that is
 * expensive or has state.
 */
export function Show({ children, from = 'phone', upTo = 'desktop' }: ShowProps) {
  return <div className={`${show} ${hiddenBelow[from]} ${hiddenAbove[upTo]}`}>{children}</div>
}

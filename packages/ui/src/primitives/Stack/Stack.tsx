import type { ReactNode } from 'react'
import type { Gap } from '../../tokens/values.js'
import { type Alignment, aligned, gaps, stack } from './Stack.css.js'

export type StackProps = {
  children: ReactNode
  /**
   * Space between the children, in units of the width class.
   * @default 'x2'
   */
  gap?: Gap
  /**
   * Horizontal alignment of the children.
   * @default 'stretch'
   */
  align?: Alignment
  /**
   * HTML element to render, chosen for its semantics.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'nav' | 'header' | 'footer' | 'main'
  role?: string
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** Lays out children in a column with equal spacing. */
export function Stack({ children, gap = 'x2', align = 'stretch', as: Element = 'div', ...rest }: StackProps) {
  return (
    <Element {...rest} className={`${stack} ${gaps[gap]} ${aligned[align]}`}>
      {children}
    </Element>
  )
}

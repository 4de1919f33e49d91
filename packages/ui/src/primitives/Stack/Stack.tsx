import type { ReactNode } from 'react'
import type { Gap } from '../../tokens/values.js'
import { type Alignment, aligned, gaps, stack } from './Stack.css.js'

export type StackProps = {
  children: ReactNode
  /** Space between the children, in units of the width class. */
  gap?: Gap
  /** Where things stand that are less wide than the stack. */
  align?: Alignment
  /** The element, by what it is to screen readers. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'nav' | 'header' | 'footer' | 'main'
  role?: string
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** Things one below the other, evenly apart. */
export function Stack({ children, gap = 'x2', align = 'stretch', as: Element = 'div', ...rest }: StackProps) {
  return (
    <Element {...rest} className={`${stack} ${gaps[gap]} ${aligned[align]}`}>
      {children}
    </Element>
  )
}

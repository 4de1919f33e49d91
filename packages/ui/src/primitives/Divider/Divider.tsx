import type { ReactNode } from 'react'
import { divider, labelled } from './Divider.css.js'

export type DividerProps = {
  orientation?: 'horizontal' | 'vertical'
  /** Words in the middle of the line: "or with your e-mail". */
  children?: ReactNode
}

/** A hairline between two things that stand together. */
export function Divider({ orientation = 'horizontal', children }: DividerProps) {
  if (children) return <div className={labelled}>{children}</div>
  if (orientation === 'horizontal') return <hr className={divider.horizontal} />
  return <div role="separator" aria-orientation="vertical" className={divider.vertical} />
}

import type { ReactNode } from 'react'
import { divider, labelled } from './Divider.css.js'

export type DividerProps = {
  /**
   * Orientation of the line.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical'
  /** Text in the middle of the line, for example "or with your e-mail". */
  children?: ReactNode
}

/** A thin line between related items. */
export function Divider({ orientation = 'horizontal', children }: DividerProps) {
  if (children) return <div className={labelled}>{children}</div>
  if (orientation === 'horizontal') return <hr className={divider.horizontal} />
  return <div role="separator" aria-orientation="vertical" className={divider.vertical} />
}

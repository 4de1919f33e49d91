import type { ReactNode } from 'react'
import { end as endClass, row, words } from './Pressable.css.js'
import { Pressable, type PressableProps } from './Pressable.js'

export type PressableRowProps = Omit<PressableProps, 'children'> & {
  children: ReactNode
  /** An icon or a picture before the words. */
  start?: ReactNode
  /** A value, a mark or an arrow at the end of the line. */
  end?: ReactNode
}

/** A line of a list that is pressed as a whole. Nothing inside it can be pressed by itself. */
export function PressableRow({ children, start, end, className = '', ...rest }: PressableRowProps) {
  return (
    <Pressable {...rest} className={`${row} ${className}`}>
      {start}
      <span className={words}>{children}</span>
      {end && <span className={endClass}>{end}</span>}
    </Pressable>
  )
}

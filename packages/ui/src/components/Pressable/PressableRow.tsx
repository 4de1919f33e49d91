import type { ReactNode } from 'react'
import { end as endClass, row, words } from './Pressable.css.js'
import { Pressable, type PressableProps } from './Pressable.js'

export type PressableRowProps = Omit<PressableProps, 'children'> & {
  children: ReactNode
  /** Icon or image before the text. */
  start?: ReactNode
  /** Value, mark or arrow at the end of the row. */
  end?: ReactNode
}

/** A list row that is pressed as a whole. It must not contain other interactive elements. */
export function PressableRow({ children, start, end, className = '', ...rest }: PressableRowProps) {
  return (
    <Pressable {...rest} className={`${row} ${className}`}>
      {start}
      <span className={words}>{children}</span>
      {end && <span className={endClass}>{end}</span>}
    </Pressable>
  )
}

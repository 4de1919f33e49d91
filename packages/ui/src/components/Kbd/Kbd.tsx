import type { ReactNode } from 'react'
import { kbd } from './Kbd.css.js'

export type KbdProps = {
  /** The keys as they are printed: "Ctrl K". */
  children: ReactNode
}

/** Keys of the keyboard. */
export function Kbd({ children }: KbdProps) {
  return (
    <kbd className={kbd} dir="ltr">
      {children}
    </kbd>
  )
}

import type { ReactNode } from 'react'
import { kbd } from './Kbd.css.js'

export type KbdProps = {
  /** The keys as printed on the keyboard, for example "Ctrl K". */
  children: ReactNode
}

/** Shows keyboard keys. */
export function Kbd({ children }: KbdProps) {
  return (
    <kbd className={kbd} dir="ltr">
      {children}
    </kbd>
  )
}

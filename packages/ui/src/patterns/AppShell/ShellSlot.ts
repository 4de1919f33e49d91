import type { ReactNode } from 'react'

/** What fills a place of the side menu; a function when it looks other while the menu is collapsed. */
export type ShellSlot = ReactNode | ((isCollapsed: boolean) => ReactNode)

export function filled(slot: ShellSlot, isCollapsed: boolean): ReactNode {
  return typeof slot === 'function' ? slot(isCollapsed) : slot
}

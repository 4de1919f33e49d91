import type { ReactNode } from 'react'

/** Content of a slot of the side menu; a function to render it differently while the menu is collapsed. */
export type ShellSlot = ReactNode | ((isCollapsed: boolean) => ReactNode)

export function filled(slot: ShellSlot, isCollapsed: boolean): ReactNode {
  return typeof slot === 'function' ? slot(isCollapsed) : slot
}

import { useState } from 'react'
import type { WidthClass } from '../../theme/breakpoints.js'

/**
 * Whether the side menu is collapsed: initially on laptops but not on desktops, then as the user chose for
 * that width class, or as the application says when it controls the state.
 */
export function useCollapsed(
  width: WidthClass,
  kept: boolean | undefined,
  onChange: ((isCollapsed: boolean) => void) | undefined,
) {
  const [chosen, setChosen] = useState<Partial<Record<WidthClass, boolean>>>({})
  const choose = (isCollapsed: boolean) => {
    setChosen((before) => ({ ...before, [width]: isCollapsed }))
    onChange?.(isCollapsed)
  }
  return [kept ?? chosen[width] ?? width !== 'desktop', choose] as const
}

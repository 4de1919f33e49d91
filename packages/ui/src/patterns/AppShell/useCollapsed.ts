import { useState } from 'react'
import type { WidthClass } from '../../theme/breakpoints.js'

/**
 * Whether the side menu is collapsed: at first on laptops and not on desktops, then as the person chose for that width
 * or, when the application keeps it, as it says.
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

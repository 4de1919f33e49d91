import type { ReactNode } from 'react'

export type SideMenuItem = {
  id: string
  label: string
  /** An icon of 16 px. Where it has no tone of its own, that of the place where one is turns cobalt. */
  icon: ReactNode
  /** Where it leads. Without it `onPress` says what it does. */
  href?: string
  onPress?: () => void
  /** How many things wait there; nothing is drawn at 0. */
  count?: number
  /** What is counted, for screen readers: "3 unread". */
  countLabel?: string
  isCurrent?: boolean
  /** Opens a new tab. */
  isExternal?: boolean
}

export type SideMenuGroup = {
  id: string
  /** Words above the group; without them a hairline stands there. */
  label?: string
  items: readonly SideMenuItem[]
}

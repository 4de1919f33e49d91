import type { ReactNode } from 'react'

export type SideMenuItem = {
  id: string
  label: string
  /** Icon of 16 px. An icon without a colour of its own turns cobalt for the current page. */
  icon: ReactNode
  /** URL of the entry. An entry without it calls `onPress`. */
  href?: string
  onPress?: () => void
  /** Number of pending items; nothing is shown at 0. */
  count?: number
  /** Accessible name of the count, for example "3 unread". */
  countLabel?: string
  /**
   * Whether the entry is the current page.
   * @default false
   */
  isCurrent?: boolean
  /**
   * Whether the link opens in a new tab.
   * @default false
   */
  isExternal?: boolean
}

export type SideMenuGroup = {
  id: string
  /** Label above the group; without it a divider is shown. */
  label?: string
  items: readonly SideMenuItem[]
}

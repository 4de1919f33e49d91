import type { LucideIcon } from 'lucide-react'
import type { IconTone } from '../../primitives/Icon/Icon.js'

export type SideMenuItem = {
  id: string
  label: string
  icon: LucideIcon
  /** The hue of a category; the icon of the place where one is turns cobalt otherwise. */
  iconTone?: IconTone
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

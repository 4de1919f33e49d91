import type { ReactNode } from 'react'

export type Command = {
  id: string
  /** What is found, or what is done: "Autumn catalogue", "Invite teammates". */
  title: string
  /** Where it belongs, quieter, on the same line. It is searched too. */
  detail?: string
  /** Other words that find it, not shown. */
  keywords?: string
  /** An icon of 16 px. */
  icon?: ReactNode
  /** What Enter does with it, "Open" unless given. */
  verb?: string
  /** Where it leads. */
  href?: string
  /** `href` is another site: it opens in a new tab. */
  isExternal?: boolean
  onAction?: () => void
}

export type CommandGroup = {
  id: string
  title: string
  /** Only what the person may do. */
  commands: readonly Command[]
  /** These are answers of a server to what was typed: they are shown as they are. */
  isSearched?: boolean
}

import type { ReactNode } from 'react'

export type Command = {
  id: string
  /** Name of the item or action, for example "Autumn catalogue" or "Invite teammates". */
  title: string
  /**
   * Location of the item, as secondary text on the same line. It is searched too.
   * @default ''
   */
  detail?: string
  /**
   * Further search terms, not shown.
   * @default ''
   */
  keywords?: string
  /** Icon of 16 px. */
  icon?: ReactNode
  /** Action of Enter on the item; "Open" when absent. */
  verb?: string
  /** URL of the item. */
  href?: string
  /**
   * Whether `href` is another site, which opens in a new tab.
   * @default false
   */
  isExternal?: boolean
  onAction?: () => void
}

export type CommandGroup = {
  id: string
  title: string
  /** Commands that the user is allowed to use. */
  commands: readonly Command[]
  /**
   * Whether the commands are results of a server search, which are shown without filtering.
   * @default false
   */
  isSearched?: boolean
}

import type { ReactNode } from 'react'

/** One part of the panel under the grammar. */
export type PanelTab = {
  readonly id: string
  readonly label: string
  readonly count: ReactNode
  /** Whether something in it failed. */
  readonly isFailing: boolean
  /** Figures and actions on the line of the tabs while it is open. */
  readonly figures: ReactNode
  readonly content: ReactNode
}

import type { ReactNode, RefObject } from 'react'

export type TourStep = {
  id: string
  /** Target: a ref, or a CSS selector whose first visible element counts. */
  target: string | RefObject<Element | null>
  title: ReactNode
  /** One or two sentences. */
  text: ReactNode
  /** Small picture of the explained feature. */
  picture?: ReactNode
  /** Label of the last button when the tour ends with this step; "Done" when absent. */
  doneLabel?: string
}

import type { ReactNode, RefObject } from 'react'

export type TourStep = {
  id: string
  /** What is pointed at: a ref, or a CSS selector of which the first element in sight counts. */
  target: string | RefObject<Element | null>
  title: ReactNode
  /** One or two sentences. */
  text: ReactNode
  /** One small picture of what is explained. */
  picture?: ReactNode
  /** What the last button says where the tour ends with this step; "Done" when absent. */
  doneLabel?: string
}

import type { ReactNode } from 'react'

export type ActiveTourStep = {
  id: string
  /**
   * CSS selectors of the target, in order of preference. Later ones may point to elements that lead to the
   * target.
   */
  targets: readonly string[]
  title: ReactNode
  /** One or two sentences: what to do and what results from it. */
  text: ReactNode
  isDone: boolean
  /** Label of the button that completes the step, for steps whose completion the page cannot detect. */
  doneLabel?: string
}

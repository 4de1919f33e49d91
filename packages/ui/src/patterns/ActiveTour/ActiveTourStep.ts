import type { ReactNode } from 'react'

export type ActiveTourStep = {
  id: string
  /** What is pointed at: CSS selectors, the best first. What leads there may stand behind what is meant. */
  targets: readonly string[]
  title: ReactNode
  /** One or two sentences: what to do, and what comes of it. */
  text: ReactNode
  isDone: boolean
  /** With which the person says that it is done, where the page cannot tell; absent where it can. */
  doneLabel?: string
}

import type { Expectation } from '@saywright/api/contract'
import type { ReactNode } from 'react'
import { mark, square } from './ExpectationMark.css.js'

export type ExpectationMarkProps = { expectation: Expectation; children: ReactNode }

/** The expectation of a recording, in the colour of its side of the histogram. */
export function ExpectationMark({ expectation, children }: ExpectationMarkProps) {
  return (
    <span className={mark}>
      <span className={square} data-refused={expectation !== 'sentence' || undefined} aria-hidden />
      <span>{children}</span>
    </span>
  )
}

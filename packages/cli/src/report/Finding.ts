import type { Problem, Range } from '@saywright/grammar'

/** A finding of `lint` at a place of a grammar. */
export interface Finding {
  readonly file: string
  /** A note requires no change: values may come when the application runs. */
  readonly severity: Problem['severity'] | 'note'
  readonly code: string
  readonly range: Range
  /** In the language of the terminal. */
  readonly message: string
}

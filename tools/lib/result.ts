import type { Counts } from './counts.ts'
import type { Failure } from './testedReport.ts'

export type Result = {
  name: string
  seconds: number
  counts: Counts
  tail: string
  failures: Failure[]
  /** Tests that passed only on another try. */
  retried: string[]
  /** Tests that did not run. */
  skipped: string[]
  /** Standard error of single tests, or of the libraries that they use. */
  logs: string[]
  /** Remarks that the summary repeats. */
  remarks: string[]
  /** How many of the tests are stories. */
  stories: number
}

export const noTests: Omit<Result, 'name' | 'seconds' | 'counts' | 'tail'> = {
  failures: [],
  retried: [],
  skipped: [],
  logs: [],
  remarks: [],
  stories: 0,
}

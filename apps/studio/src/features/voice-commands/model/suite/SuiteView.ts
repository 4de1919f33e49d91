import type { SuiteTest } from '@saywright/api/contract'
import type { SuiteOutcome } from '../answers/suiteRun.js'
import type { Suite } from '../document/grammarDocument.js'

export type SuiteState = {
  readonly suite: Suite
  /** Those that failed first; undefined before they were run. */
  readonly outcomes: readonly SuiteOutcome[] | undefined
  readonly failed: number
  /** Of each word and slot of the grammar, whether an accepted sentence says it. */
  readonly branches: readonly boolean[]
  /** Whether the results are those of the last grammar without errors. */
  readonly isStale: boolean
  /** A test that was removed last, until something else is changed. */
  readonly removed: SuiteTest | undefined
}

export type SuiteActions = {
  /** Adds a test, or puts it in the place of that of its sentence. */
  readonly keep: (test: SuiteTest) => void
  readonly remove: (sentence: string) => void
  /** Brings back the test that was removed last. */
  readonly undo: () => void
}

/** The typed tests of a model, what came of them, and what can be done with them. */
export type SuiteView = { readonly state: SuiteState; readonly actions: SuiteActions }

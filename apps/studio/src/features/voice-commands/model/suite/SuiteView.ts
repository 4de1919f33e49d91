import type { SuiteTest } from '@saywright/api/contract'
import type { SuiteOutcome } from '../answers/suiteRun.js'
import type { SuiteCoverage } from '../coverage/SuiteCoverage.js'
import type { Suite } from '../document/grammarDocument.js'

export type Undoable =
  | { readonly what: 'removed'; readonly sentence: string }
  | { readonly what: 'added'; readonly count: number }

export type SuiteState = {
  readonly suite: Suite
  /** Failed tests first; undefined before they were run. */
  readonly outcomes: readonly SuiteOutcome[] | undefined
  readonly failed: number
  /** The coverage of the grammar by accepted sentences; undefined before they were run, and without a test. */
  readonly coverage: SuiteCoverage | undefined
  /** Whether the results are those of the last grammar without errors. */
  readonly isStale: boolean
  /** The last removal or addition, which can be undone until something else is changed. */
  readonly undoable: Undoable | undefined
}

export type SuiteActions = {
  /** Adds a test, or puts it in the place of that of its sentence. */
  readonly keep: (test: SuiteTest) => void
  /** Adds several tests at once. */
  readonly keepAll: (tests: readonly SuiteTest[]) => void
  readonly remove: (sentence: string) => void
  /** Restores the last removal, or reverts the last addition. */
  readonly undo: () => void
}

/** The typed tests of a model, their results, and the actions on them. */
export type SuiteView = { readonly state: SuiteState; readonly actions: SuiteActions }

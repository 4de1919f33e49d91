import type { SuiteTest } from '@saywright/api/contract'
import type { SuiteOutcome } from '../answers/suiteRun.js'
import type { SuiteCoverage } from '../coverage/SuiteCoverage.js'
import type { Suite } from '../document/grammarDocument.js'

export type Undoable =
  | { readonly what: 'removed'; readonly sentence: string }
  | { readonly what: 'added'; readonly count: number }

export type SuiteState = {
  readonly suite: Suite
  /** Those that failed first; undefined before they were run. */
  readonly outcomes: readonly SuiteOutcome[] | undefined
  readonly failed: number
  /** What accepted sentences say of the grammar; undefined before they were run, and without a test. */
  readonly coverage: SuiteCoverage | undefined
  /** Whether the results are those of the last grammar without errors. */
  readonly isStale: boolean
  /** What was removed or added last and can be undone, until something else is changed. */
  readonly undoable: Undoable | undefined
}

export type SuiteActions = {
  /** Adds a test, or puts it in the place of that of its sentence. */
  readonly keep: (test: SuiteTest) => void
  /** Adds several tests at once. */
  readonly keepAll: (tests: readonly SuiteTest[]) => void
  readonly remove: (sentence: string) => void
  /** Brings back what was removed last, or takes back what was added last. */
  readonly undo: () => void
}

/** The typed tests of a model, what came of them, and what can be done with them. */
export type SuiteView = { readonly state: SuiteState; readonly actions: SuiteActions }

import { useMemo, useState } from 'react'
import { useStableActions } from '../../../../parts/workspace/useStableActions.js'
import type { SuiteOutcome } from '../answers/suiteRun.js'
import type { SuiteCoverage } from '../coverage/SuiteCoverage.js'
import type { Suite } from '../document/grammarDocument.js'
import { type Answered, useGrammarQuery } from '../grammar-worker/useGrammarQuery.js'
import type { GrammarReading } from '../workspace/GrammarReading.js'
import { indexOfSentence, isLongSuite, withoutTest, withTest } from './editSuite.js'
import type { SuiteActions, SuiteState, SuiteView, Undoable } from './SuiteView.js'

/**
 * The typed tests of a model, run against its grammar once it was read, and as soon as a test is changed. A grammar with errors
 * leaves the results of the last one without.
 */
export function useSuite(
  { worker, state: { checked }, checkedWith, slots }: GrammarReading,
  suite: Suite,
  onChange: (suite: Suite) => void,
): SuiteView {
  const about = useMemo(() => ({ suite, slots }), [suite, slots])
  const hasTests = suite.length > 0
  const told = useGrammarQuery(worker, 'suite', hasTests ? checked : undefined, about, isLongSuite(suite))
  const run = hasTests ? told : undefined
  const coverage = useMemo(() => run && coverageIn(run), [run])
  const [undoable, setUndoable] = useState<Undoable & { readonly from: Suite }>()
  const isStale = checkedWith !== 'this'
  const state = useMemo<SuiteState>(() => {
    const kept = new Set(suite.map(({ sentence }) => sentence))
    // A removed test disappears at once, also while the others are run again.
    const outcomes =
      run?.answer && failedFirst(run.answer.outcomes.filter(({ test }) => kept.has(test.sentence)))
    const failed = outcomes?.filter(isFailed).length ?? 0
    return { suite, outcomes, failed, coverage, isStale, undoable }
  }, [suite, run, coverage, isStale, undoable])
  const actions = useStableActions<SuiteActions>({
    keep: (test) => {
      setUndoable(undefined)
      onChange(withTest(suite, test))
    },
    keepAll: (tests) => {
      setUndoable({ what: 'added', count: tests.length, from: suite })
      onChange(tests.reduce(withTest, suite))
    },
    remove: (sentence) => {
      const test = suite[indexOfSentence(suite, sentence)]
      if (test) setUndoable({ what: 'removed', sentence: test.sentence, from: suite })
      onChange(withoutTest(suite, sentence))
    },
    undo: () => {
      if (undoable) onChange(undoable.from)
      setUndoable(undefined)
    },
  })
  return useMemo(() => ({ state, actions }), [state, actions])
}

function coverageIn({ of, answer }: Answered<'suite'>): SuiteCoverage | undefined {
  if (!answer) return undefined
  const { covered } = answer
  return { ...covered, source: of.source, said: covered.isSaid.reduce((sum, one) => sum + one, 0) }
}

const isFailed = ({ conclusion }: SuiteOutcome) => conclusion !== 'passed'

const failedFirst = (outcomes: readonly SuiteOutcome[]) =>
  outcomes.toSorted((one, other) => Number(isFailed(other)) - Number(isFailed(one)))

import { useMemo, useState } from 'react'
import { useStableActions } from '../../../../parts/workspace/useStableActions.js'
import type { SuiteOutcome } from '../answers/suiteRun.js'
import type { Suite } from '../document/grammarDocument.js'
import { useGrammarQuery } from '../grammar-worker/useGrammarQuery.js'
import type { GrammarReading } from '../workspace/GrammarReading.js'
import { withoutTest, withTest } from './editSuite.js'
import type { SuiteActions, SuiteState, SuiteView } from './SuiteView.js'

const none: readonly boolean[] = []

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
  const run = useGrammarQuery(worker, 'suite', checked, about, suite.length > maxHere)?.answer
  const [removed, setRemoved] = useState<{ readonly from: Suite; readonly sentence: string }>()
  const isStale = checkedWith !== 'this'
  const state = useMemo<SuiteState>(() => {
    const outcomes = run && failedFirst(run.outcomes)
    const failed = outcomes?.filter(isFailed).length ?? 0
    const index = removed?.from.findIndex(({ sentence }) => sentence === removed.sentence) ?? -1
    return {
      ...{ suite, outcomes, failed, branches: run?.branches ?? none, isStale },
      removed: removed?.from[index],
    }
  }, [suite, run, isStale, removed])
  const actions = useStableActions<SuiteActions>({
    keep: (test) => {
      setRemoved(undefined)
      onChange(withTest(suite, test))
    },
    remove: (sentence) => {
      setRemoved({ from: suite, sentence })
      onChange(withoutTest(suite, sentence))
    },
    undo: () => {
      if (removed) onChange(removed.from)
      setRemoved(undefined)
    },
  })
  return useMemo(() => ({ state, actions }), [state, actions])
}

/** Up to here a suite is run on the page, where its grammar is small too. */
const maxHere = 50

const isFailed = ({ conclusion }: SuiteOutcome) => conclusion !== 'passed'

const failedFirst = (outcomes: readonly SuiteOutcome[]) =>
  outcomes.toSorted((one, other) => Number(isFailed(other)) - Number(isFailed(one)))

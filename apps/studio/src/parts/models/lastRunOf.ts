import type { ModelType, UnitTestRunSummary, UnitTestSummary } from '@saywright/api/contract'
import { isTestOf } from '../unit-tests/isTestOf.js'

/** The newest run that ended of the unit tests of a model. */
export function lastRunOf(
  model: { readonly type: ModelType; readonly id: number },
  tests: readonly UnitTestSummary[],
): (UnitTestRunSummary & { readonly test: UnitTestSummary }) | undefined {
  const runs = tests
    .filter(isTestOf(model))
    .flatMap((test) => (test.last_run?.ended_at ? { ...test.last_run, test } : []))
  return runs.toSorted((a, b) => (b.ended_at ?? '').localeCompare(a.ended_at ?? ''))[0]
}

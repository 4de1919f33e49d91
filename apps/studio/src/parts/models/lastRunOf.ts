import type { UnitTestRunSummary, UnitTestSummary } from '@saywright/api/contract'

/** The newest run that ended of the unit tests of a model of voice commands. */
export function lastRunOf(
  modelId: number,
  tests: readonly UnitTestSummary[],
): (UnitTestRunSummary & { readonly test: UnitTestSummary }) | undefined {
  const runs = tests.flatMap((test) =>
    test.model_id === modelId && test.last_run?.ended_at ? { ...test.last_run, test } : [],
  )
  return runs.toSorted((a, b) => (b.ended_at ?? '').localeCompare(a.ended_at ?? ''))[0]
}

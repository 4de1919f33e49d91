import type { UnitTestRunSummary, UnitTestSummary } from '@saywright/api/contract'

export type TestedRun = { readonly test: UnitTestSummary; readonly run: UnitTestRunSummary }

/** The unit tests whose last run ended, the newest first. */
export function latestRuns(tests: readonly UnitTestSummary[], most: number): readonly TestedRun[] {
  return tests
    .flatMap((test) =>
      test.last_run?.status === 'completed' && test.last_run.ended_at ? [{ test, run: test.last_run }] : [],
    )
    .toSorted((a, b) => (b.run.ended_at ?? '').localeCompare(a.run.ended_at ?? ''))
    .slice(0, most)
}

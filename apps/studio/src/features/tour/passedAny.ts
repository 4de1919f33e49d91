import type { UnitTestSummary } from '@saywright/api/contract'

/** Whether the last run of one of the tests passed with all of its recordings. */
export function passedAny(tests: readonly Pick<UnitTestSummary, 'last_run'>[]): boolean {
  return tests.some(
    ({ last_run: run }) => run?.status === 'completed' && run.files > 0 && run.passed === run.files,
  )
}

export type Counts = { passed: number; failed: number; skipped: number }

export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

type VitestTotals = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}
type JourneyTotals = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** Counts of a vitest or Playwright report. A journey that passed at its second try counts as passed. */
export function countsOf(report: VitestTotals | JourneyTotals): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected + flaky, failed: unexpected, skipped }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

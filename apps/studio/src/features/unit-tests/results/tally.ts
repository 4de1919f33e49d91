import { type Conclusion, concludeResult, type UnitTestResult } from '@saywright/api/contract'

export type Tally = Readonly<Record<Conclusion, number>> & {
  /** Results there are, whatever they say. */
  readonly tested: number
}

/** How many results mean what with a threshold. */
export function tallyOf(results: readonly UnitTestResult[], threshold: number): Tally {
  const tally = { passed: 0, wrong: 0, rejected: 0, failed: 0, waiting: 0 }
  for (const result of results) tally[concludeResult(result, threshold)]++
  return { ...tally, tested: results.length - tally.waiting }
}

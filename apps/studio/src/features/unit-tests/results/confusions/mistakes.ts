import { concludeResult, limits, type UnitTestResult } from '@saywright/api/contract'
import { thresholdStep } from '@saywright/audio/signal'

/** A sentence that was recognized in the place of another one, of something else, or of no speech. */
export interface Mistake {
  readonly result: UnitTestResult
  /** The lowest threshold that can be chosen and refuses it; absent where none does. */
  readonly threshold: number | undefined
  /** Recordings that are recognized right now, and would be refused with that threshold. */
  readonly lost: number
}

/** The false acceptances with a threshold, the surest first, and the cost of refusing each. */
export function mistakes(results: readonly UnitTestResult[], threshold: number): Mistake[] {
  const right = results.filter((result) => concludeResult(result, threshold) === 'passed')
  return results
    .filter((result) =>
      ['wrong', 'sentence_taken', 'noise_taken'].includes(concludeResult(result, threshold)),
    )
    .toSorted((a, b) => (b.confidence ?? 0) - (a.confidence ?? 0))
    .map((result) => {
      const above = (Math.floor((result.confidence ?? 0) / thresholdStep) + 1) * thresholdStep
      const lost = right.filter(({ confidence }) => (confidence ?? 0) < above).length
      return { result, threshold: above <= limits.confidenceMax ? above : undefined, lost }
    })
}

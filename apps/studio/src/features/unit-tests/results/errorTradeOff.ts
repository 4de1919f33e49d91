import type { UnitTestResult } from '@saywright/api/contract'

/** What a threshold makes of results: wrong sentences that it accepts, and expected ones that it rejects. */
export interface TradeOffPoint {
  readonly threshold: number
  readonly falseAccepts: number
  readonly falseRejects: number
}

export interface ErrorTradeOff {
  /** From the lowest threshold on: one point where a count changes. */
  readonly points: readonly TradeOffPoint[]
  /** Results in which the expected sentence was heard, with whatever confidence. */
  readonly expected: number
  /** Results in which another one was heard. */
  readonly wrong: number
}

/**
 * How false accepts and false rejects go against each other. Recordings in which nothing was heard are not among them: no
 * threshold changes what they are.
 *
 * @param step of the thresholds that can be chosen, from 0.
 * @see Martin et al. 1997, The DET curve in assessment of detection task performance.
 */
export function errorTradeOff(results: readonly UnitTestResult[], step: number): ErrorTradeOff {
  const heard = results.filter(({ confidence, failure }) => confidence !== null && !failure)
  const scores = heard.map(({ confidence, is_expected }) => ({ score: confidence ?? 0, is_expected }))
  const changes = scores.map(({ score }) => (Math.floor(score / step) + 1) * step)
  const thresholds = [...new Set([0, ...changes])].toSorted((a, b) => a - b)
  const points = thresholds.map((threshold) => ({
    threshold,
    falseAccepts: scores.filter(({ score, is_expected }) => !is_expected && score >= threshold).length,
    falseRejects: scores.filter(({ score, is_expected }) => is_expected && score < threshold).length,
  }))
  const expected = scores.filter(({ is_expected }) => is_expected).length
  return { points, expected, wrong: scores.length - expected }
}

/**
 * The threshold with the fewest errors of both kinds: the middle of the widest range that has them.
 *
 * @param most the highest threshold.
 * @returns undefined where there are results of one kind alone, which tell nothing of the other.
 */
export function thresholdOfFewestErrors(
  { points, expected, wrong }: ErrorTradeOff,
  step: number,
  most: number,
): number | undefined {
  if (expected === 0 || wrong === 0) return undefined
  const ranges = points.map(({ threshold, falseAccepts, falseRejects }, index) => ({
    errors: falseAccepts + falseRejects,
    from: threshold,
    to: (points[index + 1]?.threshold ?? most + step) - step,
  }))
  const fewest = Math.min(...ranges.map(({ errors }) => errors))
  const [widest] = ranges
    .filter(({ errors, from, to }) => errors === fewest && to >= from)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
  return widest && Math.round((widest.from + widest.to) / 2 / step) * step
}

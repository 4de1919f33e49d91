import { concludeResult, isTakenConclusion, type UnitTestResult } from '@saywright/api/contract'

/** The errors of a threshold. */
export interface TradeOffPoint {
  readonly threshold: number
  /** Recordings that must be refused and are taken. */
  readonly taken: number
  /** Recordings that must be recognized and are not recognized right. */
  readonly missed: number
}

export interface ErrorTradeOff {
  /** From the lowest threshold on: one point where a count changes. */
  readonly points: readonly TradeOffPoint[]
  /** Tested recordings that must be recognized. */
  readonly recognizable: number
  /** Tested recordings that must be refused. */
  readonly refusable: number
}

/**
 * The trade-off between false acceptances and false rejections.
 *
 * @param step of the available thresholds, from 0.
 * @see Martin et al. 1997, The DET curve in assessment of detection task performance.
 */
export function errorTradeOff(results: readonly UnitTestResult[], step: number): ErrorTradeOff {
  const tested = results.filter((result) => !['failed', 'waiting'].includes(concludeResult(result, 0)))
  const spoken = tested.filter(({ expectation }) => expectation === 'sentence')
  const other = tested.filter(({ expectation }) => expectation !== 'sentence')
  const scores = tested.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]))
  const changes = scores.map((score) => (Math.floor(score / step) + 1) * step)
  const thresholds = [...new Set([0, ...changes])].toSorted((a, b) => a - b)
  const points = thresholds.map((threshold) => ({
    threshold,
    taken: other.filter((result) => isTakenConclusion(concludeResult(result, threshold))).length,
    missed: spoken.filter((result) => concludeResult(result, threshold) !== 'passed').length,
  }))
  const changing = points.filter(
    ({ taken, missed }, index) => taken !== points[index - 1]?.taken || missed !== points[index - 1]?.missed,
  )
  return { points: changing, recognizable: spoken.length, refusable: other.length }
}

/** The errors of a threshold. */
export const pointAt = ({ points }: ErrorTradeOff, threshold: number): TradeOffPoint | undefined =>
  points.findLast((point) => point.threshold <= threshold)

/**
 * The threshold with the fewest errors of both kinds: the middle of the widest range that has them.
 *
 * @param most the highest threshold.
 * @returns undefined with recordings of a single kind, which say nothing about the other.
 */
export function thresholdOfFewestErrors(
  { points, recognizable, refusable }: ErrorTradeOff,
  step: number,
  most: number,
): number | undefined {
  if (recognizable === 0 || refusable === 0) return undefined
  const ranges = points.map(({ threshold, taken, missed }, index) => ({
    errors: taken + missed,
    from: threshold,
    to: (points[index + 1]?.threshold ?? most + step) - step,
  }))
  const fewest = Math.min(...ranges.map(({ errors }) => errors))
  const [widest] = ranges
    .filter(({ errors, from, to }) => errors === fewest && to >= from)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
  return widest && Math.round((widest.from + widest.to) / 2 / step) * step
}

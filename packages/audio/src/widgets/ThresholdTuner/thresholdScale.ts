import { thresholdStep } from '../../signal/thresholdStep.js'

const least = 0
const most = 10_000
const page = 500

/** The ends of the scale of scores. */
export const scoreScale = { least, most } as const

const clamp = (threshold: number): number => Math.min(most, Math.max(least, threshold))

const moves: Readonly<Record<string, number>> = {
  ArrowRight: thresholdStep,
  ArrowUp: thresholdStep,
  ArrowLeft: -thresholdStep,
  ArrowDown: -thresholdStep,
  PageUp: page,
  PageDown: -page,
  Home: -most,
  End: most,
}

/** Where a key moves a threshold; undefined for keys that do not. */
export function thresholdAfterKey(key: string, threshold: number): number | undefined {
  const move = moves[key]
  return move === undefined ? undefined : clamp(threshold + move)
}

/** The threshold that can be chosen at a place of the scale. @param fraction of its length, any. */
export const thresholdAt = (fraction: number): number =>
  clamp(Math.round((fraction * most) / thresholdStep) * thresholdStep)

/** Where a score is on the scale, in [0, 1]. */
export const fractionOf = (score: number): number => clamp(score) / most

import { limits } from '@saywright/api/contract'

/** Of the thresholds that can be chosen. */
export const thresholdStep = 100
const page = 500

export const clampThreshold = (threshold: number): number =>
  Math.min(limits.confidenceMax, Math.max(limits.confidenceMin, threshold))

const moves: Readonly<Record<string, number>> = {
  ArrowRight: thresholdStep,
  ArrowUp: thresholdStep,
  ArrowLeft: -thresholdStep,
  ArrowDown: -thresholdStep,
  PageUp: page,
  PageDown: -page,
  Home: -limits.confidenceMax,
  End: limits.confidenceMax,
}

/** Where a key moves a threshold; undefined for keys that do not. */
export function thresholdAfterKey(key: string, threshold: number): number | undefined {
  const move = moves[key]
  return move === undefined ? undefined : clampThreshold(threshold + move)
}

/** The threshold that can be chosen at a place of the scale. @param fraction of its width, any. */
export const thresholdAt = (fraction: number): number =>
  clampThreshold(Math.round((fraction * limits.confidenceMax) / thresholdStep) * thresholdStep)

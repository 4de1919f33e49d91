import { concludeResult, isTakenConclusion, type UnitTestResult } from '@saywright/api/contract'
import { likelyShares } from '../charts/likelyShares.js'

export interface WakeFigures {
  /** Tested recordings that must wake, and those that woke by a wake word that they say. */
  readonly said: number
  readonly woken: number
  /** Likely shares of woken ones, from 0 to 1; absent without recordings that must wake. */
  readonly likely: readonly [from: number, to: number] | undefined
  /** Recordings that woke and must not. */
  readonly alarms: number
  /** Length of the sound that must not wake; absent where that of a recording is not known, or there is none. */
  readonly quietSeconds: number | undefined
}

/**
 * How often wake words wake when they are said, and when they are not.
 *
 * @param threshold least score that wakes, 0 to 10,000.
 */
export function wakeFigures(results: readonly UnitTestResult[], threshold: number): WakeFigures {
  const tested = results.flatMap((result) => {
    const conclusion = concludeResult(result, threshold)
    return conclusion === 'failed' || conclusion === 'waiting' ? [] : { ...result, conclusion }
  })
  const mustWake = tested.filter(({ expectation }) => expectation === 'sentence')
  const mustNot = tested.filter(({ expectation }) => expectation !== 'sentence')
  const woken = mustWake.filter(({ conclusion }) => conclusion === 'passed').length
  const lengths = mustNot.map(({ duration }) => duration ?? Number.NaN)
  const seconds = lengths.reduce((sum, length) => sum + length, 0)
  return {
    said: mustWake.length,
    woken,
    likely: mustWake.length > 0 ? likelyShares(woken, mustWake.length) : undefined,
    alarms: mustNot.filter(({ conclusion }) => isTakenConclusion(conclusion)).length,
    quietSeconds: seconds > 0 ? seconds : undefined,
  }
}

/** Length of sound between two false alarms, in seconds; absent without one. */
export const secondsPerAlarm = ({ alarms, quietSeconds }: WakeFigures): number | undefined =>
  alarms > 0 && quietSeconds !== undefined ? quietSeconds / alarms : undefined

import type { Expectation } from './expectation.js'

/**
 * The result of a recording in a test. Of one that has to be recognized: `passed` its sentence at or above the threshold,
 * `wrong` another one there, `rejected` nothing there, `meaning_differs` its sentence with another meaning than expected. Of
 * one that has to be refused: `refused` nothing at or above the threshold, `sentence_taken` a sentence for another one,
 * `noise_taken` a sentence although the recording has no speech. Of both: `failed` the recording could not be tested,
 * `waiting` not tested yet. Of wake words, recognized is woken: `passed` by a word of its transcription, `wrong` by another.
 */
export const conclusions = [
  'passed',
  'wrong',
  'rejected',
  'meaning_differs',
  'refused',
  'sentence_taken',
  'noise_taken',
  'failed',
  'waiting',
] as const
export type Conclusion = (typeof conclusions)[number]

interface RecordingOutcome {
  /** `sentence` by default, as for recordings from before one could be refused. */
  readonly expectation?: Expectation | undefined
  /** Absent when no sentence of the grammar was recognized. */
  readonly confidence?: number | null | undefined
  /** Whether the recognized sentence has the words of the transcription. */
  readonly is_expected: boolean
  /** Whether the recognized sentence means what is expected; true without an expected meaning. */
  readonly is_meant?: boolean | undefined
  readonly failure?: string | null | undefined
  readonly tested_at?: string | null | undefined
}

/**
 * The conclusion about a recording with a threshold, which need not be that of its run.
 *
 * @param threshold least confidence, 0 to 10,000.
 */
export function concludeResult(heard: RecordingOutcome, threshold: number): Conclusion {
  if (heard.failure) return 'failed'
  if (!heard.tested_at) return 'waiting'
  const { confidence, expectation = 'sentence', is_meant = true } = heard
  const isTaken = confidence !== null && confidence !== undefined && confidence >= threshold
  if (expectation !== 'sentence') {
    if (!isTaken) return 'refused'
    return expectation === 'no_speech' ? 'noise_taken' : 'sentence_taken'
  }
  if (!isTaken) return 'rejected'
  if (!heard.is_expected) return 'wrong'
  return is_meant ? 'passed' : 'meaning_differs'
}

/** Whether a recording had its expected result. */
export const isRightConclusion = (conclusion: Conclusion): boolean =>
  conclusion === 'passed' || conclusion === 'refused'

/** Whether a sentence is at or above the threshold: recognized, or taken where it should not be. */
export const isTakenConclusion = (conclusion: Conclusion): boolean =>
  !['rejected', 'refused', 'failed', 'waiting'].includes(conclusion)

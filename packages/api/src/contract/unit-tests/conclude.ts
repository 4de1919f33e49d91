/**
 * What comes of a recording in a test: `passed` the expected sentence at or above the threshold, `wrong` another one there,
 * `rejected` nothing at or above it, `failed` the recording could not be tested, `waiting` not tested yet.
 */
export const conclusions = ['passed', 'wrong', 'rejected', 'failed', 'waiting'] as const
export type Conclusion = (typeof conclusions)[number]

interface RecordingOutcome {
  /** Absent: nothing of the grammar was heard. */
  readonly confidence?: number | null | undefined
  /** What was heard has the words of the transcription. */
  readonly is_expected: boolean
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
  const { confidence } = heard
  if (confidence === null || confidence === undefined || confidence < threshold) return 'rejected'
  return heard.is_expected ? 'passed' : 'wrong'
}

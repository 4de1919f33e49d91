import { type Analysis, match, type SlotValues } from '@saywright/grammar'

/** Whether the grammar accepts what is said: `unknown` while it has errors, `missing` without a transcription. */
export type SentenceState = 'accepted' | 'notAccepted' | 'missing' | 'unknown'

export function sentenceState(
  analysis: Analysis,
  slots: SlotValues,
  transcription: string | null,
): SentenceState {
  if (!transcription?.trim()) return 'missing'
  if (analysis.hasErrors) return 'unknown'
  return match(analysis.compiled, transcription, { slots, nearest: false }).matched
    ? 'accepted'
    : 'notAccepted'
}

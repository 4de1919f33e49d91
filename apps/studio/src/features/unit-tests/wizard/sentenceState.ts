import type { Expectation } from '@saywright/api/contract'
import { type Analysis, match, type SlotValues } from '@saywright/grammar'

/**
 * Whether a transcription and its expectation are consistent. Of a sentence: the grammar accepts it or not, `unknown` while
 * it has errors, `missing` without a transcription. Of a refusal: `toRefuse`, or `inGrammar` where the grammar has the
 * sentence.
 */
export type SentenceState = 'accepted' | 'notAccepted' | 'missing' | 'unknown' | 'toRefuse' | 'inGrammar'

export function sentenceState(
  analysis: Analysis,
  slots: SlotValues,
  transcription: string | null,
  expectation: Expectation = 'sentence',
): SentenceState {
  const isToRefuse = expectation !== 'sentence'
  if (!transcription?.trim()) return isToRefuse ? 'toRefuse' : 'missing'
  if (analysis.hasErrors) return 'unknown'
  const { matched } = match(analysis.compiled, transcription, { slots, nearest: false })
  if (isToRefuse) return matched ? 'inGrammar' : 'toRefuse'
  return matched ? 'accepted' : 'notAccepted'
}

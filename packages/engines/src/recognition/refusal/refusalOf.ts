import type { Refusal } from '@saywright/api/contract'
import type { Recognized } from '../port.js'

/**
 * Why a recording is refused; `undefined` when it is taken. A flaw of the recording explains more than a low score does,
 * and is told first.
 *
 * @param threshold least confidence of a sentence that is taken, from 0 to 10000.
 */
export function refusalOf(
  { hypotheses: [best], refusal, flaw }: Recognized,
  threshold: number,
): Refusal | undefined {
  if (refusal === 'no_speech') return refusal
  if (best && best.confidence >= threshold) return undefined
  return flaw ?? (best ? 'below_threshold' : 'no_sentence')
}

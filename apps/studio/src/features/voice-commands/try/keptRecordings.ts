import type { AudioAsset } from '@saywright/api/contract'
import { type CompiledGrammar, match, type SlotValues } from '@saywright/grammar'
import type { KeptRecording } from '../quick-test/quickTest.js'

/** More would hide the place for a file of one's own. */
const most = 3

/** The newest recordings of a project that say a sentence of the grammar, in the form that a test takes. */
export function keptRecordings(
  assets: readonly AudioAsset[],
  grammar: CompiledGrammar,
  slots: SlotValues,
): KeptRecording[] {
  const found: KeptRecording[] = []
  for (const { id, name, type, duration, transcription } of assets) {
    if (found.length === most) break
    if (type !== 'audio/wav' || !transcription || duration === null) continue
    if (match(grammar, transcription, { slots }).matched)
      found.push({ id, name, sentence: transcription, seconds: duration })
  }
  return found
}

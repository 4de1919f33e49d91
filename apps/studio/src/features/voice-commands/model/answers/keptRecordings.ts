import type { AudioAsset } from '@saywright/api/contract'
import { type CompiledGrammar, match, type SlotValues, wordsOfSentence } from '@saywright/grammar'
import type { KeptRecording } from '../quick-test/quickTest.js'

/** More would push the file input out of sight. */
const most = 3

/** The newest recordings of a project that say a sentence of the grammar, each another one, in the form that a test takes. */
export function keptRecordings(
  assets: readonly AudioAsset[],
  grammar: CompiledGrammar,
  slots: SlotValues,
): KeptRecording[] {
  const found: KeptRecording[] = []
  const said = new Set<string>()
  for (const { id, name, type, duration, transcription } of assets) {
    if (found.length === most) break
    if (type !== 'audio/wav' || !transcription || duration === null) continue
    const sentence = wordsOfSentence(transcription).join(' ')
    if (said.has(sentence) || !match(grammar, transcription, { slots, nearest: false }).matched) continue
    said.add(sentence)
    found.push({ id, name, sentence: transcription, seconds: duration })
  }
  return found
}

import type { BodyOf, recognizeSpeech, SpeechRecognition } from '@saywright/api/contract'
import { type CommandRecognizer, readSpeech, recognitionOf } from '@saywright/engines/recognition'
import { VoiceFailure } from '../failures.js'

/** Responds to `POST v1/asr/recognize`. */
export async function recognizeSpeechHandler(
  recognizer: CommandRecognizer,
  body: BodyOf<typeof recognizeSpeech>,
  signal: AbortSignal,
): Promise<SpeechRecognition> {
  const { caller = '', lang, jsgf, words = [], audio, threshold, stop_at_first } = body
  if (!recognizer.modelOf(lang))
    throw new VoiceFailure('language_unavailable', { errors: { lang: 'invalid' } })
  const samples = await readSpeech(Buffer.from(await audio.arrayBuffer()))
  const recognized = await recognizer.recognize({ caller, lang, jsgf, words, samples, signal })
  return recognitionOf(recognizer, { lang, threshold, stop_at_first }, recognized)
}

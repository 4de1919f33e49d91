import type { BodyOf, recognizeSpeech, SpeechRecognition } from '@saywright/api/contract'
import { readSpeech } from '../audio/readSpeech.js'
import type { CommandRecognizer } from '../engines/recognition/port.js'
import { VoiceFailure } from '../failures.js'

const defaultThreshold = 5000

/** Responds to `POST v1/asr/recognize`. */
export async function recognizeSpeechHandler(
  recognizer: CommandRecognizer,
  body: BodyOf<typeof recognizeSpeech>,
  signal: AbortSignal,
): Promise<SpeechRecognition> {
  const { caller = '', lang, jsgf, words = [], audio } = body
  const { threshold = defaultThreshold, stop_at_first = false } = body
  const model = recognizer.modelOf(lang)
  if (!model) throw new VoiceFailure('language_unavailable', { errors: { lang: 'invalid' } })
  const samples = readSpeech(Buffer.from(audio, 'base64'))
  const hypotheses = await recognizer.recognize({ caller, lang, jsgf, words, samples, signal })
  const [best] = hypotheses
  const { id, version, single_hypothesis } = recognizer.engine
  return {
    rejected: !best || (!stop_at_first && best.confidence < threshold),
    hypotheses: [...hypotheses],
    threshold,
    single_hypothesis,
    engine: { id, version, model },
  }
}

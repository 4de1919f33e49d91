import { type BodyOf, failuresOf, recognizeSpeech, type SpeechRecognition } from '@saywright/api/contract'
import { readSpeech } from '../audio/readSpeech.js'
import type { CommandRecognizer } from '../engines/recognition/port.js'
import { VoiceFailure } from '../failures.js'

const defaultThreshold = 5000

/** Answers `POST v1/asr/recognize`. */
export async function recognizeSpeechHandler(
  recognizer: CommandRecognizer,
  value: unknown,
): Promise<SpeechRecognition> {
  const { lang, jsgf, words = [], audio, threshold = defaultThreshold, stop_at_first = false } = bodyOf(value)
  const model = recognizer.modelOf(lang)
  if (!model) throw new VoiceFailure('language_unavailable', { lang: 'invalid' })
  const samples = readSpeech(Buffer.from(audio, 'base64'))
  const hypotheses = await recognizer.recognize({ lang, jsgf, words, samples })
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

function bodyOf(value: unknown): BodyOf<typeof recognizeSpeech> {
  const errors = failuresOf(recognizeSpeech.body!, value)
  if (errors) throw new VoiceFailure('incorrect_form', errors)
  return value as BodyOf<typeof recognizeSpeech>
}

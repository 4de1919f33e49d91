import { type BodyOf, limits, type recognizeSpeech, type SpeechRecognition } from '@saywright/api/contract'
import { type CommandRecognizer, type Recognized, refusalOf } from '@saywright/engines/recognition'
import { readSpeech } from '../audio/readSpeech.js'
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

interface Judged {
  readonly lang: string
  readonly threshold?: number | undefined
  readonly stop_at_first?: boolean | undefined
}

/** What the engine heard, judged by the threshold: unless the first result is wanted whatever its confidence. */
export function recognitionOf(
  { engine, modelOf }: Pick<CommandRecognizer, 'engine' | 'modelOf'>,
  { lang, threshold = limits.confidenceThreshold, stop_at_first = false }: Judged,
  recognized: Recognized,
): SpeechRecognition {
  const { id, version, single_hypothesis } = engine
  const { scoring_version, quality } = engine.languages.find((language) => language.lang === lang) ?? {}
  const refusal = refusalOf(recognized, stop_at_first ? 0 : threshold)
  return {
    rejected: refusal !== undefined,
    ...(refusal && { refusal }),
    hypotheses: [...recognized.hypotheses],
    threshold,
    ...(scoring_version !== undefined && { scoring_version }),
    ...(quality && { quality }),
    single_hypothesis,
    engine: { id, version, model: modelOf(lang) ?? lang },
  }
}

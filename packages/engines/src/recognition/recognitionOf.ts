import { limits, type SpeechRecognition } from '@saywright/api/contract'
import type { CommandRecognizer, Recognized } from './port.js'
import { refusalOf } from './refusal/refusalOf.js'

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

import type { UseCaseFlag } from '@saywright/api/contract'
import { useCaseLooks } from '@saywright/forms'

/** The use case that a technology of files serves, by the code of the technology. */
const useCases: Readonly<Record<string, UseCaseFlag>> = {
  asr: 'tech_voice_strict_commands',
  'wake-word': 'tech_wake_word',
  tts: 'tech_voice_synthesis',
  'voice-biometrics': 'tech_voice_authentication',
  nlu: 'tech_intent_based_commands',
  'free-speech': 'tech_voice_dictation',
  dictation: 'tech_voice_dictation',
  speech_enhancement: 'tech_speech_enhancement',
}

/** The drawing and the hue of a technology of files, those of its use case; none of one that is not known. */
export function technologyLooks(code: string) {
  const flag = useCases[code]
  return flag && useCaseLooks[flag]
}

import type { Option } from './option.js'

/** Technologies by the code that a project tag carries. */
export const technologies = [
  { code: 'asr', 'en-US': 'Speech recognition', 'fr-FR': 'Reconnaissance vocale' },
  { code: 'wake-word', 'en-US': 'Wake word', 'fr-FR': 'Mot de réveil' },
  { code: 'tts', 'en-US': 'Voice synthesis', 'fr-FR': 'Synthèse vocale' },
  { code: 'voice-biometrics', 'en-US': 'Voice biometrics', 'fr-FR': 'Biométrie vocale' },
  { code: 'nlu', 'en-US': 'Natural language understanding', 'fr-FR': 'Compréhension du langage' },
  { code: 'free-speech', 'en-US': 'Free speech', 'fr-FR': 'Parole libre' },
  { code: 'dictation', 'en-US': 'Dictation', 'fr-FR': 'Dictée' },
  { code: 'speech_enhancement', 'en-US': 'Speech enhancement', 'fr-FR': 'Amélioration de la parole' },
] as const satisfies readonly Option[]

/** The seven use cases of the project and resource-request wizards, in their order. */
export const useCases = [
  { code: 'wake_word', 'en-US': 'Wake word', 'fr-FR': 'Mot de réveil' },
  { code: 'strict_voice_commands', 'en-US': 'Strict voice commands', 'fr-FR': 'Commandes vocales strictes' },
  { code: 'intent_based_commands', 'en-US': 'Intent-based commands', 'fr-FR': 'Commandes par intention' },
  { code: 'voice_authentication', 'en-US': 'Voice authentication', 'fr-FR': 'Authentification vocale' },
  { code: 'voice_synthesis', 'en-US': 'Voice synthesis', 'fr-FR': 'Synthèse vocale' },
  { code: 'voice_dictation', 'en-US': 'Voice dictation', 'fr-FR': 'Dictée vocale' },
  { code: 'speech_enhancement', 'en-US': 'Speech enhancement', 'fr-FR': 'Amélioration de la parole' },
] as const satisfies readonly Option[]

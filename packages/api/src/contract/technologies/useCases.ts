import type { LanguageUse } from '../../catalogue/languages.js'
import type { useCases } from '../../catalogue/technologies.js'
import type { TagTechnology } from './tagTechnologies.js'

/** The seven use cases in their order, each as the flag that requests it. */
export const useCaseFlags = [
  'tech_wake_word',
  'tech_voice_strict_commands',
  'tech_intent_based_commands',
  'tech_voice_authentication',
  'tech_voice_synthesis',
  'tech_voice_dictation',
  'tech_speech_enhancement',
] as const
export type UseCaseFlag = (typeof useCaseFlags)[number]

/** The lists of languages of the five use cases that need them, in the order of the use cases. */
export const languageFields = [
  'languages_wake_word',
  'languages_voice_strict_commands',
  'languages_voice_intent_commands',
  'languages_voice_synthesis',
  'languages_voice_dictation',
] as const
export type LanguageField = (typeof languageFields)[number]

interface UseCase {
  /** Its code in the catalogue, where its words are. */
  readonly code: (typeof useCases)[number]['code']
  /** The tag of a project with the delivered use case. */
  readonly technology: TagTechnology
  /** The field of its languages; absent when it needs none. */
  readonly languages?: LanguageField
}

export const useCaseOf: Readonly<Record<UseCaseFlag, UseCase>> = {
  tech_wake_word: { code: 'wake_word', technology: 'wake-word', languages: 'languages_wake_word' },
  tech_voice_strict_commands: {
    code: 'strict_voice_commands',
    technology: 'asr',
    languages: 'languages_voice_strict_commands',
  },
  tech_intent_based_commands: {
    code: 'intent_based_commands',
    technology: 'nlu',
    languages: 'languages_voice_intent_commands',
  },
  tech_voice_authentication: { code: 'voice_authentication', technology: 'voice-biometrics' },
  tech_voice_synthesis: {
    code: 'voice_synthesis',
    technology: 'tts',
    languages: 'languages_voice_synthesis',
  },
  tech_voice_dictation: {
    code: 'voice_dictation',
    technology: 'dictation',
    languages: 'languages_voice_dictation',
  },
  tech_speech_enhancement: { code: 'speech_enhancement', technology: 'speech_enhancement' },
}

interface LanguagesOf {
  /** The use case whose languages these are. */
  readonly flag: UseCaseFlag
  /** The use that decides which languages are offered. */
  readonly use: LanguageUse
}

export const languagesOf: Readonly<Record<LanguageField, LanguagesOf>> = {
  languages_wake_word: { flag: 'tech_wake_word', use: 'wake_word' },
  languages_voice_strict_commands: {
    flag: 'tech_voice_strict_commands',
    use: 'voice_strict_control_commands',
  },
  languages_voice_intent_commands: {
    flag: 'tech_intent_based_commands',
    use: 'voice_intent_based_commands',
  },
  languages_voice_synthesis: { flag: 'tech_voice_synthesis', use: 'voice_synthesis' },
  languages_voice_dictation: { flag: 'tech_voice_dictation', use: 'voice_dictation' },
}

import { type LanguageField, languageFields, type UseCaseFlag, useCaseFlags, useCaseOf } from './useCases.js'

/**
 * Which use cases are chosen, and in which languages: the part of a request that is about technologies. Languages are
 * English names, `Language - Region`, in the order in which they were picked.
 */
export type TechnologyChoice = Readonly<Record<UseCaseFlag, boolean>> &
  Readonly<Record<LanguageField, readonly string[]>>

export const nothingChosen: TechnologyChoice = {
  tech_wake_word: false,
  tech_voice_strict_commands: false,
  tech_intent_based_commands: false,
  tech_voice_authentication: false,
  tech_voice_synthesis: false,
  tech_voice_dictation: false,
  tech_speech_enhancement: false,
  languages_wake_word: [],
  languages_voice_strict_commands: [],
  languages_voice_intent_commands: [],
  languages_voice_synthesis: [],
  languages_voice_dictation: [],
}

/** Use cases that speech enhancement can precede. */
const enhanced = [
  'tech_wake_word',
  'tech_voice_strict_commands',
  'tech_intent_based_commands',
  'tech_voice_dictation',
] as const satisfies readonly UseCaseFlag[]

/** Whether speech enhancement can be chosen, which requires a use case with speech input. */
export function offersSpeechEnhancement(choice: TechnologyChoice): boolean {
  return enhanced.some((flag) => choice[flag])
}

export function chosenUseCases(choice: TechnologyChoice): UseCaseFlag[] {
  return useCaseFlags.filter((flag) => choice[flag])
}

/** The lists of languages of the use cases that are chosen and need languages. */
export function chosenLanguageFields(choice: TechnologyChoice): LanguageField[] {
  return chosenUseCases(choice).flatMap((flag) => useCaseOf[flag].languages ?? [])
}

/** Whether a chosen use case needs languages. */
export function needsLanguages(choice: TechnologyChoice): boolean {
  return chosenLanguageFields(choice).length > 0
}

/**
 * Chooses a use case, or takes it back with its languages. One that is delivered stays; speech enhancement goes when
 * nothing is left that it could enhance.
 *
 * @param delivered the choices already delivered to the project.
 */
export function toggleUseCase(
  choice: TechnologyChoice,
  flag: UseCaseFlag,
  delivered: TechnologyChoice = nothingChosen,
): TechnologyChoice {
  if (delivered[flag]) return choice
  const { languages } = useCaseOf[flag]
  const isChosen = !choice[flag]
  const next = { ...choice, [flag]: isChosen, ...(languages && !isChosen && { [languages]: [] }) }
  return {
    ...next,
    tech_speech_enhancement:
      delivered.tech_speech_enhancement || (next.tech_speech_enhancement && offersSpeechEnhancement(next)),
  }
}

/** Takes all picked languages back, except delivered ones. */
export function resetLanguages(
  choice: TechnologyChoice,
  delivered: TechnologyChoice = nothingChosen,
): TechnologyChoice {
  return { ...choice, ...Object.fromEntries(languageFields.map((field) => [field, delivered[field]])) }
}

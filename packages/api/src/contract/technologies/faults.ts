import type { FieldErrorKey } from '../kernel/errors.js'
import {
  chosenLanguageFields,
  chosenUseCases,
  nothingChosen,
  offersSpeechEnhancement,
  type TechnologyChoice,
} from './choice.js'
import { catalogueName } from './languageNames.js'
import { type LanguageField, languageFields, languagesOf } from './useCases.js'

/** The error of a choice of use cases: at least one must be on. */
export function faultOfUseCases(choice: TechnologyChoice): FieldErrorKey | undefined {
  return chosenUseCases(choice).length === 0 ? 'atLeastOneRequired' : undefined
}

/** Whether the languages of a use case are valid: it is on, and at least one is selected. */
export function hasLanguages(choice: TechnologyChoice, field: LanguageField): boolean {
  return choice[languagesOf[field].flag] && choice[field].length > 0
}

export type LanguageFaults = Readonly<Partial<Record<LanguageField, FieldErrorKey>>>

/** The chosen use cases that have no language yet. */
export function faultsOfLanguages(choice: TechnologyChoice): LanguageFaults {
  const without = chosenLanguageFields(choice).filter((field) => !hasLanguages(choice, field))
  return Object.fromEntries(without.map((field) => [field, 'atLeastOneRequired']))
}

/**
 * The errors of a choice in a request: no use case, one without a language, languages of one that is off, or speech
 * enhancement without anything to enhance.
 *
 * @param delivered what the project has already, which may have come without the rest.
 */
export function faultsOfChoice(
  choice: TechnologyChoice,
  delivered: TechnologyChoice = nothingChosen,
): Readonly<Record<string, FieldErrorKey>> {
  const none = faultOfUseCases(choice)
  const isAlone =
    choice.tech_speech_enhancement && !offersSpeechEnhancement(choice) && !delivered.tech_speech_enhancement
  const invalid = languageFields.filter((field) => !isPossible(choice, field))
  return {
    ...(none && { tech_wake_word: none }),
    ...(isAlone && { tech_speech_enhancement: 'invalid' as const }),
    ...faultsOfLanguages(choice),
    ...Object.fromEntries(invalid.map((field) => [field, 'invalid' as const])),
  }
}

/** Whether the languages of a use case could have been picked: none of them twice, and none while it is off. */
function isPossible(choice: TechnologyChoice, field: LanguageField): boolean {
  const picked = choice[field]
  if (!choice[languagesOf[field].flag]) return picked.length === 0
  return new Set(picked.map(catalogueName)).size === picked.length
}

import { chosenLanguageFields, nothingChosen, type TechnologyChoice } from './choice.js'
import { catalogueName, isOffered, offeredLanguages } from './languageNames.js'
import type { LanguageField } from './useCases.js'

/**
 * Picks a language for a use case and, where they offer it, for the other chosen ones.
 *
 * @param name its English name, under either spelling where it has two.
 */
export function pickLanguage(choice: TechnologyChoice, field: LanguageField, name: string): TechnologyChoice {
  const language = catalogueName(name)
  const chosen = chosenLanguageFields(choice)
  if (!chosen.includes(field) || !isOffered(field, language)) return choice
  const gaining = chosen.filter((each) => isOffered(each, language) && !isPicked(choice, each, language))
  return {
    ...choice,
    ...Object.fromEntries(gaining.map((each) => [each, [...choice[each], language]])),
  }
}

/** Takes a language back from one use case, unless it is delivered there. */
export function dropLanguage(
  choice: TechnologyChoice,
  field: LanguageField,
  name: string,
  delivered: TechnologyChoice = nothingChosen,
): TechnologyChoice {
  const language = catalogueName(name)
  if (isPicked(delivered, field, language)) return choice
  return { ...choice, [field]: choice[field].filter((each) => catalogueName(each) !== language) }
}

/** Whether a language is picked for a use case, under either spelling. */
export function isPicked(choice: TechnologyChoice, field: LanguageField, name: string): boolean {
  const language = catalogueName(name)
  return choice[field].some((each) => catalogueName(each) === language)
}

/** Whether every language that a use case offers is picked. */
export function hasAllLanguages(choice: TechnologyChoice, field: LanguageField): boolean {
  return missingLanguages(choice, field).length === 0
}

/** The languages that a use case offers and that are not picked for it. */
function missingLanguages(choice: TechnologyChoice, field: LanguageField): string[] {
  const picked = new Set(choice[field].map(catalogueName))
  return offeredLanguages(field).filter((language) => !picked.has(language))
}

/**
 * Selects all languages that one use case offers, or deselects all that are not delivered; other use cases are unchanged.
 */
export function toggleAllLanguages(
  choice: TechnologyChoice,
  field: LanguageField,
  delivered: TechnologyChoice = nothingChosen,
): TechnologyChoice {
  if (!chosenLanguageFields(choice).includes(field)) return choice
  const missing = missingLanguages(choice, field)
  return { ...choice, [field]: missing.length === 0 ? delivered[field] : [...choice[field], ...missing] }
}

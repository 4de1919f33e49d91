import type { TechnologyChoice } from './choice.js'
import { isPicked } from './languageChoice.js'
import { type LanguageField, languageFields, type UseCaseFlag, useCaseFlags } from './useCases.js'

/** What a choice adds to the delivered resources: `diff_` is new, `before_` was there. */
export type TechnologyDifference = Readonly<Record<`diff_${UseCaseFlag}`, boolean>> &
  Readonly<Record<`diff_${LanguageField}` | `before_${LanguageField}`, readonly string[]>>

export function technologyDifference(
  delivered: TechnologyChoice,
  choice: TechnologyChoice,
): TechnologyDifference {
  const flags = useCaseFlags.map((flag) => [`diff_${flag}`, choice[flag] && !delivered[flag]])
  const languages = languageFields.flatMap((field) => [
    [`diff_${field}`, choice[field].filter((language) => !isPicked(delivered, field, language))],
    [`before_${field}`, delivered[field]],
  ])
  return Object.fromEntries([...flags, ...languages])
}

/** Whether a difference requests anything. */
export function isChange(difference: TechnologyDifference): boolean {
  return (
    useCaseFlags.some((flag) => difference[`diff_${flag}`]) ||
    languageFields.some((field) => difference[`diff_${field}`].length > 0)
  )
}

/** A choice together with the delivered resources, which no choice removes. */
export function withDelivered(delivered: TechnologyChoice, choice: TechnologyChoice): TechnologyChoice {
  const flags = useCaseFlags.map((flag) => [flag, choice[flag] || delivered[flag]])
  const languages = languageFields.map((field) => [
    field,
    [...delivered[field], ...choice[field].filter((language) => !isPicked(delivered, field, language))],
  ])
  return Object.fromEntries([...flags, ...languages])
}

import {
  catalogueName,
  chosenLanguageFields,
  dropLanguage,
  isOffered,
  type LanguageField,
  pickLanguage,
  type TechnologyChoice,
} from '@saywright/api/contract'

/** Selection or deselection of a language for a use case. */
export type Pick = { readonly field: LanguageField; readonly name: string; readonly isPicked: boolean }

/** The choice after a selection. */
export function afterPick(
  choice: TechnologyChoice,
  { field, name, isPicked }: Pick,
  delivered: TechnologyChoice,
): TechnologyChoice {
  return isPicked ? pickLanguage(choice, field, name) : dropLanguage(choice, field, name, delivered)
}

/** Number of other use cases in which the same language was selected with it. */
export function alsoTicked(before: TechnologyChoice, after: TechnologyChoice, field: LanguageField): number {
  return chosenLanguageFields(after).filter(
    (other) => other !== field && after[other].length > before[other].length,
  ).length
}

/** The selected languages of a use case, by their names in the catalogue. */
export function pickedNames(choice: TechnologyChoice, field: LanguageField): ReadonlySet<string> {
  return new Set(choice[field].map(catalogueName))
}

/** Languages that are selected elsewhere and that a use case does not offer. */
export function missingHere(choice: TechnologyChoice, field: LanguageField): string[] {
  const picked = chosenLanguageFields(choice).flatMap((other) => [...pickedNames(choice, other)])
  return [...new Set(picked)].filter((name) => !isOffered(field, name))
}

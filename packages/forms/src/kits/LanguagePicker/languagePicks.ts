import {
  catalogueName,
  chosenLanguageFields,
  dropLanguage,
  isOffered,
  type LanguageField,
  pickLanguage,
  type TechnologyChoice,
} from '@saywright/api/contract'

/** A language ticked or unticked in the list of a use case. */
export type Pick = { readonly field: LanguageField; readonly name: string; readonly isPicked: boolean }

/** The choice after a tick. */
export function afterPick(
  choice: TechnologyChoice,
  { field, name, isPicked }: Pick,
  delivered: TechnologyChoice,
): TechnologyChoice {
  return isPicked ? pickLanguage(choice, field, name) : dropLanguage(choice, field, name, delivered)
}

/** In how many other use cases a tick has ticked the same language. */
export function alsoTicked(before: TechnologyChoice, after: TechnologyChoice, field: LanguageField): number {
  return chosenLanguageFields(after).filter(
    (other) => other !== field && after[other].length > before[other].length,
  ).length
}

/** The picked languages of a use case, each under the name that the catalogue gives it. */
export function pickedNames(choice: TechnologyChoice, field: LanguageField): ReadonlySet<string> {
  return new Set(choice[field].map(catalogueName))
}

/** Languages that are picked elsewhere and that a use case does not offer. */
export function missingHere(choice: TechnologyChoice, field: LanguageField): string[] {
  const picked = chosenLanguageFields(choice).flatMap((other) => [...pickedNames(choice, other)])
  return [...new Set(picked)].filter((name) => !isOffered(field, name))
}

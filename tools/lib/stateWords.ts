type Locale = 'en-US' | 'fr-FR'

/** A state of the catalogue. */
export type StateLabel = { readonly code: string } & Readonly<Record<Locale, string>>

/** Names of the states before there was one list of them, and in the specification. */
const otherNames: Readonly<Record<Locale, RegExp>> = {
  'en-US':
    /currently delivered|ongoing evaluation|under evaluation|(?:request )?pending (?:validation|decision)|expired resources|resources (?:of this project )?have expired/iu,
  'fr-FR':
    /actuellement livré|évaluation en cours|en attente de validation|ressources (?:de ce projet )?(?:ont expiré|expirées)|technologies? actives?\b/iu,
}

/**
 * Why a sentence names the state of a project or of a technology on its own; `undefined` where it does not. A label of its
 * own would be a second one: what shows a state takes it from the catalogue.
 *
 * @param labels those that no other sentence may be.
 */
export function stateWordFault(
  sentence: string,
  locale: Locale,
  labels: readonly StateLabel[],
): string | undefined {
  const same = labels.find((label) => label[locale].toLowerCase() === sentence.trim().toLowerCase())
  if (same) return `the label of the state ${same.code} of the catalogue, not a second one`
  const other = otherNames[locale].exec(sentence)?.[0]
  return other && `a state of the catalogue for “${other}”`
}

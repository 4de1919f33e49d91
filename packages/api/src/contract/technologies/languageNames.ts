import { languageByEnglishName, languageLabel, languageOf, languagesFor } from '../../catalogue/languages.js'
import { type LanguageField, languagesOf } from './useCases.js'

/** `French - France`, the form of requests, for the code `fra-FR` of a tag; `undefined` for an unknown code. */
export function languageNameOf(code: string): string | undefined {
  return languageOf(code) ? languageLabel(code, 'en-US') : undefined
}

/** `fra-FR` for `French - France`; `undefined` for an unknown name. */
export function languageCodeOf(name: string): string | undefined {
  return languageByEnglishName(name)?.code
}

/** A language under the one name it has in the catalogue: Spanish of Spain has two. Unknown names are returned unchanged. */
export function catalogueName(name: string): string {
  const code = languageCodeOf(name)
  return code === undefined ? name : languageLabel(code, 'en-US')
}

/** The languages in which a use case is offered, by their English names in the order of the catalogue. */
export function offeredLanguages(field: LanguageField): string[] {
  return languagesFor(languagesOf[field].use).map(({ code }) => languageLabel(code, 'en-US'))
}

/** Whether a use case is offered in a language, under any of its names. */
export function isOffered(field: LanguageField, name: string): boolean {
  return languageByEnglishName(name)?.flags[languagesOf[field].use] ?? false
}

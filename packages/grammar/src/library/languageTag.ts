import { type LibraryLanguage, libraryLanguages } from './sources.js'

const codes: Readonly<Record<string, LibraryLanguage>> = {
  eng: 'en',
  fra: 'fr',
  deu: 'de',
  spa: 'es',
  ita: 'it',
  nld: 'nl',
}

/** The language of a library that a tag, a code or a name means: `eng-US`, `en`, `English` and `Deutsch`. */
export function languageTag(language: string): LibraryLanguage | undefined {
  const [first = ''] = language.trim().toLowerCase().split(/[-_]/)
  return codes[first] ?? libraryLanguages.find((tag) => tag === first || namesOf(tag).includes(first))
}

/** A language in English, French and itself. */
const namesOf = (tag: LibraryLanguage) =>
  ['en', 'fr', tag].map((locale) =>
    new Intl.DisplayNames(locale, { type: 'language' }).of(tag)?.toLowerCase(),
  )

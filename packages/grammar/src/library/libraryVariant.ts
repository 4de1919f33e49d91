import { libraryRegions } from './libraryRegions.js'
import { type LibraryLanguage, libraryLanguages } from './sources.js'

const codes: Readonly<Record<string, LibraryLanguage>> = {
  eng: 'en',
  fra: 'fr',
  deu: 'de',
  spa: 'es',
  ita: 'it',
  nld: 'nl',
}

/** A language of the library, as one of its regions says it. */
export interface LibraryVariant {
  /** BCP 47 tag: `fr` and `fr-CH`. */
  readonly tag: string
  readonly language: LibraryLanguage
  /** One of `libraryRegions`; `undefined` for all others, and where none is said. */
  readonly region: string | undefined
}

/**
 * What of the library a tag, a code or a name means: `eng-US`, `en`, `English`, `Deutsch`, `fra-CH`, `French (Switzerland)`
 * and `Swiss French`; of regions the names in English, French and the language itself.
 */
export function libraryVariant(language: string): LibraryVariant | undefined {
  const written = language.trim().toLowerCase()
  // "eng-US", "French (Switzerland)" and "French - Switzerland".
  const [name = '', ...rest] = written.split(/[-_(]/).map((part) => part.trim())
  const region = rest.join('-').replace(/\)$/, '')
  const found = codes[name] ?? libraryLanguages.find((tag) => tag === name) ?? languageNamed(name)
  if (found !== undefined) return variantOf(found, regionNamed(found, region))
  return ofRegions.find(({ tag, language: of }) => namesOf(of, 'language', tag).includes(written))
}

const variantOf = (language: LibraryLanguage, region: string | undefined): LibraryVariant => ({
  tag: region === undefined ? language : `${language}-${region}`,
  language,
  region,
})

const ofRegions = libraryLanguages.flatMap((language) =>
  libraryRegions[language].map((region) => variantOf(language, region)),
)

/** Tags of all that there is: each language as it is without a region, and where a region says it otherwise. */
export const libraryTags: readonly string[] = [...libraryLanguages, ...ofRegions.map(({ tag }) => tag)]

const languageNamed = (name: string) =>
  libraryLanguages.find((tag) => namesOf(tag, 'language', tag).includes(name))

function regionNamed(language: LibraryLanguage, written: string): string | undefined {
  if (written === '') return undefined
  const parts = written.split(/[-_]/)
  const regions = libraryRegions[language]
  return (
    regions.find((region) => parts.includes(region.toLowerCase())) ??
    regions.find((region) => namesOf(language, 'region', region).includes(written))
  )
}

/** What a code is called in English, French and a language. */
const namesOf = (language: LibraryLanguage, type: 'language' | 'region', code: string) =>
  ['en', 'fr', language].map((locale) => new Intl.DisplayNames(locale, { type }).of(code)?.toLowerCase())

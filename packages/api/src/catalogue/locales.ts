/** Languages of the interface. */
export const locales = ['en-US', 'fr-FR'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en-US'

/** The names under which an account stores its language. */
export const interfaceLanguages = ['English', 'Français'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

interface LanguageChoice {
  readonly name: InterfaceLanguage
  readonly code: 'eng-GB' | 'fra-FR'
  readonly locale: Locale
}

/** The one place that joins an offered language, its code and its interface locale: English is eng-GB and en-US. */
export const languageChoices: readonly LanguageChoice[] = [
  { name: 'English', code: 'eng-GB', locale: 'en-US' },
  { name: 'Français', code: 'fra-FR', locale: 'fr-FR' },
]

/** The locale of an account's `interface_language`; any other name is English. */
export function localeOf(name: string | null | undefined): Locale {
  return languageChoices.find((choice) => choice.name === name)?.locale ?? defaultLocale
}

export function interfaceLanguageOf(locale: Locale): InterfaceLanguage {
  return languageChoices.find((choice) => choice.locale === locale)?.name ?? 'English'
}

/**
 * The first locale of ours that a list of wishes names.
 *
 * @param wishes BCP 47 tags in order of preference, such as `navigator.languages`; the region may differ.
 */
export function chooseLocale(wishes: readonly string[]): Locale {
  for (const wish of wishes) {
    const found = locales.find((locale) => locale.slice(0, 2) === wish.slice(0, 2).toLowerCase())
    if (found) return found
  }
  return defaultLocale
}

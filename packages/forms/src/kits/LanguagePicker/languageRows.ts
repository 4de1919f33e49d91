import { languageByEnglishName, languageLabel, languagesFor } from '@saywright/api/catalogue'
import { type LanguageField, languageNameOf, languagesOf } from '@saywright/api/contract'
import type { Locale } from '@saywright/ui/i18n'

/** A language as a list shows it. */
export type LanguageRow = {
  /** Its English name, which is sent. */
  readonly name: string
  /** `Language - Region` in the language of the interface. */
  readonly label: string
  readonly language: string
  readonly region: string
}

/** The languages that a use case offers, in the order of the alphabet of a language. */
export function languageRows(field: LanguageField, locale: Locale): readonly LanguageRow[] {
  const { compare } = new Intl.Collator(locale)
  return languagesFor(languagesOf[field].use)
    .map(({ code, [locale]: words }) => ({
      name: languageNameOf(code) ?? code,
      label: languageLabel(code, locale),
      ...words,
    }))
    .sort((one, other) => compare(one.label, other.label))
}

/** What a language that was picked is called in the language of the interface. */
export function languageWords(name: string, locale: Locale): string {
  const code = languageByEnglishName(name)?.code
  return code === undefined ? name : languageLabel(code, locale)
}

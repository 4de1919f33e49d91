import { languageByEnglishName, languageLabel, languagesFor } from '@saywright/api/catalogue'
import { type LanguageField, languageNameOf, languagesOf } from '@saywright/api/contract'
import type { Locale } from '@saywright/ui/i18n'

/** A language in a list. */
export type LanguageRow = {
  /** English name, which is submitted. */
  readonly name: string
  /** `Language - Region` in the language of the interface. */
  readonly label: string
  readonly language: string
  readonly region: string
}

/** The languages of a use case in alphabetical order. */
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

/** Name of a selected language in the language of the interface. */
export function languageWords(name: string, locale: Locale): string {
  const code = languageByEnglishName(name)?.code
  return code === undefined ? name : languageLabel(code, locale)
}

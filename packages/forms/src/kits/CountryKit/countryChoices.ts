import { countries, label, wireValue } from '@saywright/api/catalogue'
import type { ComboBoxOption } from '@saywright/ui'
import type { Locale } from '@saywright/ui/i18n'

/** All countries by name in a language, in its alphabetical order; the values are English. */
export function countryChoices(locale: Locale): readonly ComboBoxOption[] {
  const { compare } = new Intl.Collator(locale)
  return countries
    .map((country) => ({
      value: wireValue(country),
      label: label(country, locale),
      ...(country.aliases && { aliases: country.aliases }),
    }))
    .sort((one, other) => compare(one.label, other.label))
}

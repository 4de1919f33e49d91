import { languageByEnglishName } from '@saywright/api/catalogue'
import type { Locale } from '@saywright/ui/i18n'

/** A language with its regions, in the language of the interface. */
export type LanguageGroup = { readonly language: string; readonly regions: readonly string[] }

/** Languages by their name, each once with all its regions, in alphabetical order. Unknown names stay. */
export function groupLanguages(names: readonly string[], locale: Locale): LanguageGroup[] {
  const groups = new Map<string, string[]>()
  for (const name of names) {
    const { language, region } = languageByEnglishName(name)?.[locale] ?? { language: name, region: '' }
    const regions = groups.get(language) ?? []
    if (region && !regions.includes(region)) regions.push(region)
    groups.set(language, regions)
  }
  const { compare } = new Intl.Collator(locale)
  return [...groups]
    .map(([language, regions]) => ({ language, regions: regions.toSorted(compare) }))
    .toSorted((one, other) => compare(one.language, other.language))
}

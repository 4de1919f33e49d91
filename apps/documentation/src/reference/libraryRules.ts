import { libraryLanguages, libraryRules, libraryTags, valueOfRule } from '@saywright/grammar/library'
import type { Locale } from '../page/locales.js'
import { codeSpan, plain, table } from './markdown.js'

const words = {
  'en-US': { rule: 'Rule', said: 'Said', value: 'Value' },
  'fr-FR': { rule: 'Règle', said: 'Dit', value: 'Valeur' },
} as const

/**
 * Every rule of the library with what people say of it and the value that it gives, language by language; after those of a language
 * what is said in its regions alone.
 */
export function libraryTables(locale: Locale): string {
  const { rule, said, value } = words[locale]
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const regions = new Intl.DisplayNames(locale, { type: 'region' })
  const regionOf = (variant: string) =>
    variant
      .split('-')
      .slice(1)
      .map((region) => regions.of(region) ?? region)
  return libraryLanguages
    .map((tag) => {
      const everywhere = new Set(libraryRules(tag).flatMap(({ examples }) => examples))
      const rowsOf = (variant: string) =>
        libraryRules(variant).flatMap(({ name, examples }) =>
          examples
            .filter((example) => variant === tag || !everywhere.has(example))
            .map((example, at) => [
              at === 0 ? [codeSpan(`<${name}>`), ...regionOf(variant)].join(', ') : '',
              plain(example),
              codeSpan(String(valueOfRule(variant, name, example))),
            ]),
        )
      const rows = libraryTags.filter((each) => each.split('-')[0] === tag).flatMap(rowsOf)
      const language = names.of(tag) ?? tag
      return `### ${language.charAt(0).toUpperCase()}${language.slice(1)}\n\n${table([rule, said, value], rows)}`
    })
    .join('\n\n')
}

import { libraryLanguages, libraryRules, valueOfRule } from '@saywright/grammar/library'
import type { Locale } from '../page/locales.js'
import { codeSpan, plain, table } from './markdown.js'

const words = {
  'en-US': { rule: 'Rule', said: 'Said', value: 'Value' },
  'fr-FR': { rule: 'Règle', said: 'Dit', value: 'Valeur' },
} as const

/** Every rule of the library with what people say of it and the value that it gives, language by language. */
export function libraryTables(locale: Locale): string {
  const { rule, said, value } = words[locale]
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return libraryLanguages
    .map((tag) => {
      const rows = libraryRules(tag).flatMap(({ name, examples }) =>
        examples.map((example, at) => [
          at === 0 ? codeSpan(`<${name}>`) : '',
          plain(example),
          codeSpan(String(valueOfRule(tag, name, example))),
        ]),
      )
      const language = names.of(tag) ?? tag
      return `### ${language.charAt(0).toUpperCase()}${language.slice(1)}\n\n${table([rule, said, value], rows)}`
    })
    .join('\n\n')
}

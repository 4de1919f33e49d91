import type { I18n } from './I18n.js'
import type { Locale } from './locales.js'
import type { MessageTree, MessageValues } from './Messages.js'

/**
 * Words without an engine, for whoever takes a component and no more: plural forms and values, and that is all.
 * Applications take `createI18n`, which reports missing keys and has i18next behind it.
 */
export function plainI18n(initial: Locale): I18n {
  const listeners = new Set<() => void>()
  let language = initial
  return {
    get language() {
      return language
    },
    changeLanguage: async (locale) => {
      language = locale
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    wordsOf: ({ words }, locale) => {
      const plurals = new Intl.PluralRules(locale)
      return (key, values = {}) => fill(find(words[locale], key, values, plurals), values)
    },
  }
}

function find(tree: MessageTree, key: string, { count }: MessageValues, plurals: Intl.PluralRules): string {
  const plural = typeof count === 'number' ? [`_${plurals.select(count)}`, '_other'] : []
  const forms = count === 0 ? ['_zero', ...plural, ''] : [...plural, '']
  for (const form of forms) {
    let place: string | MessageTree | undefined = tree
    for (const part of `${key}${form}`.split('.')) place = typeof place === 'object' ? place[part] : undefined
    if (typeof place === 'string') return place
  }
  return ''
}

function fill(sentence: string, values: MessageValues): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''))
}

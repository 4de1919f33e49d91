import { isolate } from '../text/isolate.js'
import type { MessageOverrides } from './Language.js'
import { localeOf } from './locales.js'
import type { MessageSet, MessageTree, MessageValues } from './Messages.js'

/** Language and messages of a React tree. Immutable: another language is another value. */
export type I18n = {
  /** BCP 47 tag. */
  readonly locale: string
  /**
   * Returns the translate function of a set: plural forms by `count`, interpolation in `{{braces}}`, an empty
   * text for a missing key.
   */
  readonly translator: (messages: MessageSet) => (key: string, values?: MessageValues) => string
}

export type CreateI18nOptions = {
  /** BCP 47 tag of the language. English is the fallback where neither a set nor `messages` has it. */
  locale: string
  /** Replacements of messages and further languages. */
  messages?: MessageOverrides | undefined
}

/**
 * Translates messages without a translation engine: plural forms, interpolation and replacements. It has no
 * state, so requests on a server may share it.
 */
export function createI18n({ locale, messages = {} }: CreateI18nOptions): I18n {
  const plurals = new Intl.PluralRules(locale)
  return {
    locale,
    translator: ({ namespace, translations }) => {
      const trees = [messages[locale]?.[namespace], translations[localeOf(locale)]]
      return (key, values = {}) => {
        const forms = formsOf(values.count, plurals)
        for (const tree of trees) {
          for (const form of forms) {
            const sentence = tree && sentenceAt(tree, `${key}${form}`)
            if (sentence !== undefined) return fill(sentence, values)
          }
        }
        return ''
      }
    },
  }
}

function formsOf(count: string | number | undefined, plurals: Intl.PluralRules): readonly string[] {
  if (typeof count !== 'number') return ['']
  const forms = [`_${plurals.select(count)}`, '_other', '']
  return count === 0 ? ['_zero', ...forms] : forms
}

function sentenceAt(tree: MessageTree, key: string): string | undefined {
  let place: string | MessageTree | undefined = tree
  for (const part of key.split('.')) place = typeof place === 'object' ? place[part] : undefined
  return typeof place === 'string' ? place : undefined
}

function fill(sentence: string, values: MessageValues): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => isolate(String(values[name] ?? '')))
}

import type { Locale } from '@saywright/grammar'
import { enUS } from './en-US.js'
import { frFR } from './fr-FR.js'
import type { MessageFile, MessageKey } from './MessageFile.js'

export type Values = Readonly<Record<string, string | number>>
export type Say = (key: MessageKey, values?: Values) => string

export const messageFiles: Readonly<Record<Locale, MessageFile>> = { 'en-US': enUS, 'fr-FR': frFR }

/** Returns sentences of a language. `key_one` is used instead of `key` where `count` is one: in French 0 as well. */
export function sayIn(locale: Locale): Say {
  const file = messageFiles[locale]
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  return (key, values = {}) => {
    const one = `${key}_one`
    const isOne = typeof values.count === 'number' && rules.select(values.count) === 'one'
    const sentence = isOne && isKey(one) ? file[one] : file[key]
    return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name] ?? ''
      return typeof value === 'number' ? numbers.format(value) : value
    })
  }
}

function isKey(key: string): key is MessageKey {
  return Object.hasOwn(enUS, key)
}

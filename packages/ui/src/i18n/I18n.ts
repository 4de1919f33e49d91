import { createContext } from 'react'
import type { Locale } from './locales.js'
import type { MessageSet, MessageValues } from './Messages.js'
import { plainI18n } from './plainI18n.js'

/** The language of a tree, and the words in it. */
export type I18n = {
  readonly language: Locale
  readonly changeLanguage: (locale: Locale) => Promise<void>
  /** Calls back after each change of the language. @returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void
  /** The words of a set in a language: plural forms by `count`, values in `{{braces}}`, nothing for a missing key. */
  readonly wordsOf: (messages: MessageSet, locale: Locale) => (key: string, values?: MessageValues) => string
}

/** Components speak English where nobody says otherwise. */
export const I18nContext = createContext<I18n>(plainI18n('en-US'))

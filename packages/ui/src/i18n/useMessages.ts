import { useContext, useMemo } from 'react'
import { type I18n, I18nContext } from './I18n.js'
import type { Locale } from './locales.js'
import type { MessageSet, Translate } from './Messages.js'
import { useLocale } from './useLocale.js'

type TranslateOf<Set> = Set extends MessageSet<infer Source> ? Translate<Source> : never

/** The translate function of a set of messages outside React, for notices and errors. */
export function translate<Set extends MessageSet>(i18n: I18n, messages: Set, locale: Locale = i18n.language) {
  return i18n.wordsOf(messages, locale) as unknown as TranslateOf<Set>
}

/** The translate function of a set of messages; renders again when the language changes. */
export function useMessages<Set extends MessageSet>(messages: Set): TranslateOf<Set> {
  const i18n = useContext(I18nContext)
  const locale = useLocale()
  return useMemo(() => translate(i18n, messages, locale), [i18n, messages, locale])
}

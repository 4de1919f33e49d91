import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { I18n } from './I18n.js'
import { locales } from './locales.js'
import type { MessageSet, Translate } from './Messages.js'

type TranslateOf<Set> = Set extends MessageSet<infer Source> ? Translate<Source> : never

/** Adds a set of messages to an instance that does not have it yet. */
export function addMessages(i18n: I18n, messages: MessageSet): void {
  for (const locale of locales) {
    if (i18n.hasResourceBundle(locale, messages.namespace)) continue
    i18n.addResourceBundle(locale, messages.namespace, messages.words[locale])
  }
}

/** The translate function of a set of messages outside React, for notices and errors. */
export function translate<Set extends MessageSet>(i18n: I18n, messages: Set, language = i18n.language) {
  addMessages(i18n, messages)
  return i18n.getFixedT(language, messages.namespace) as unknown as TranslateOf<Set>
}

/** The translate function of a set of messages; renders again when the language changes. */
export function useMessages<Set extends MessageSet>(messages: Set): TranslateOf<Set> {
  const { i18n } = useTranslation(undefined, { useSuspense: false })
  const { language } = i18n
  return useMemo(() => translate(i18n, messages, language), [i18n, messages, language])
}

import { useCallback, useContext, useMemo } from 'react'
import type { I18n } from './createI18n.js'
import { I18nContext } from './I18nContext.js'
import type { MessageSet, TranslateOf } from './Messages.js'

/** The translate function of a message set outside React, for notices and errors. */
export function translate<Set extends MessageSet>(i18n: I18n, messages: Set): TranslateOf<Set> {
  return i18n.translator(messages) as unknown as TranslateOf<Set>
}

/** The translate function of a message set; a new function when the language changes. */
export function useMessages<Set extends MessageSet>(messages: Set): TranslateOf<Set> {
  const i18n = useContext(I18nContext)
  return useMemo(() => translate(i18n, messages), [i18n, messages])
}

/** Returns the translate function of a message set in the language of the interface. */
export type TranslateSet = <Set extends MessageSet>(messages: Set) => TranslateOf<Set>

/** The same for sets that are chosen while drawing, such as one for each row of a list. */
export function useTranslate(): TranslateSet {
  const i18n = useContext(I18nContext)
  return useCallback((messages) => translate(i18n, messages), [i18n])
}

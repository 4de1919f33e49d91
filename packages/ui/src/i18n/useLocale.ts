import { useContext, useSyncExternalStore } from 'react'
import { I18nContext } from './I18n.js'
import type { Locale } from './locales.js'

/** The language of the interface. */
export function useLocale(): Locale {
  const i18n = useContext(I18nContext)
  return useSyncExternalStore(
    i18n.subscribe,
    () => i18n.language,
    () => i18n.language,
  )
}

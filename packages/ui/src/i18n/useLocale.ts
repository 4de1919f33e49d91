import { useTranslation } from 'react-i18next'
import { type Locale, localeOf } from './locales.js'

/** The language of the interface. */
export function useLocale(): Locale {
  return localeOf(useTranslation(undefined, { useSuspense: false }).i18n.language)
}

import { useContext } from 'react'
import { I18nContext } from './I18nContext.js'
import { type Locale, localeOf } from './locales.js'

/** The language of the interface as a BCP 47 tag, for `Intl`; it may be one that came from outside. */
export function useLanguageTag(): string {
  return useContext(I18nContext).locale
}

/** Of the two languages that everything here has, the one nearest to that of the interface. */
export function useLocale(): Locale {
  return localeOf(useLanguageTag())
}

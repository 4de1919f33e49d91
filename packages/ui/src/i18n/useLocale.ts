import { useContext } from 'react'
import { I18nContext } from './I18nContext.js'
import { type Locale, localeOf } from './locales.js'

/** BCP 47 tag of the language of the interface, for `Intl`; it may be a language outside the product. */
export function useLanguageTag(): string {
  return useContext(I18nContext).locale
}

/** The language of the product, English or French, that is nearest to that of the interface. */
export function useLocale(): Locale {
  return localeOf(useLanguageTag())
}

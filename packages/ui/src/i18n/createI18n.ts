import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { I18n } from './I18n.js'
import { type Locale, locales } from './locales.js'

export type CreateI18nOptions = {
  locale: Locale
  /** Called once for each use of a key that has no words; the screen then shows nothing in its place. */
  onMissingKey?: (namespace: string, key: string) => void
}

/** An i18next instance of its own, empty: every package and feature brings its messages with `useMessages`. */
export function createI18n({ locale, onMissingKey }: CreateI18nOptions): I18n {
  const instance = i18next.createInstance()
  void instance.use(initReactI18next).init({
    lng: locale,
    supportedLngs: locales,
    fallbackLng: false,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => onMissingKey?.(namespace, key),
    parseMissingKeyHandler: () => '',
  })
  return instance
}

import { type Locale, locales } from '@saywright/ui/i18n'
import i18next, { type i18n } from 'i18next'

export type CreateI18nextOptions = {
  locale: Locale
  /** Called once for each use of a key that has no sentence; the screen then shows nothing in its place. */
  onMissingKey?: (namespace: string, key: string) => void
}

/** The sentences of an app. It begins empty: every package and feature brings its messages at their first use. */
export function createI18next({ locale, onMissingKey }: CreateI18nextOptions): i18n {
  const instance = i18next.createInstance()
  void instance.init({
    lng: locale,
    supportedLngs: locales,
    fallbackLng: false,
    resources: {},
    initAsync: false,
    returnNull: false,
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => onMissingKey?.(namespace, key),
    parseMissingKeyHandler: () => '',
  })
  return instance
}

import i18next from 'i18next'
import type { I18n } from './I18n.js'
import { type Locale, localeOf, locales } from './locales.js'

export type CreateI18nOptions = {
  locale: Locale
  /** Called once for each use of a key that has no words; the screen then shows nothing in its place. */
  onMissingKey?: (namespace: string, key: string) => void
}

/** The words of an application, by i18next. It begins empty: every package and feature brings its messages at their first use. */
export function createI18n({ locale, onMissingKey }: CreateI18nOptions): I18n {
  const engine = i18next.createInstance()
  void engine.init({
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
  return {
    get language() {
      return localeOf(engine.language)
    },
    changeLanguage: async (next) => void (await engine.changeLanguage(next)),
    subscribe: (listener) => {
      engine.on('languageChanged', listener)
      return () => engine.off('languageChanged', listener)
    },
    wordsOf: ({ namespace, words }, language) => {
      for (const each of locales) {
        if (!engine.hasResourceBundle(each, namespace)) engine.addResourceBundle(each, namespace, words[each])
      }
      const t = engine.getFixedT(language, namespace)
      return (key, values) => t(key, values ?? {})
    },
  }
}

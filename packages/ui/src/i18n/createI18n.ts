import i18next from 'i18next'
import type { I18n } from './I18n.js'
import { type Locale, localeOf, locales } from './locales.js'
import type { MessageSet } from './Messages.js'

export type CreateI18nOptions = {
  locale: Locale
  /** Called once for each use of a key that has no words; the screen then shows nothing in its place. */
  onMissingKey?: (namespace: string, key: string) => void
}

/** The words of an application, by i18next. It begins empty: every package and feature brings its messages at their first use. */
export function createI18n({ locale, onMissingKey }: CreateI18nOptions): I18n {
  const engine = i18next.createInstance()
  const known = new WeakSet<MessageSet>()
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
    wordsOf: (messages, language) => {
      const { namespace, words } = messages
      // By set, not by name: while one develops, a changed module brings a new set of the same name.
      if (!known.has(messages)) {
        known.add(messages)
        for (const each of locales) engine.addResourceBundle(each, namespace, words[each], true, true)
      }
      const t = engine.getFixedT(language, namespace)
      return (key, values) => t(key, values ?? {})
    },
  }
}

import type { i18n as I18next } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { I18n } from '../i18n/createI18n.js'
import { localeOf } from '../i18n/locales.js'
import type { MessageSet, MessageValues } from '../i18n/Messages.js'
import { isolate } from '../text/isolate.js'

type Translate = (key: string, options: object) => string

/**
 * Provides component messages from the i18next instance of the nearest `I18nextProvider`, for `<ThemeProvider
 * i18n={…}>`. A message set is added to the instance when a component first uses it; resources of the
 * instance under the same namespace and key take precedence, so messages are replaced, and languages added,
 * like any other resource.
 */
export function useI18next(): I18n {
  // Our sets come with their components; the sets of the application are not waited for.
  const { i18n } = useTranslation([], { useSuspense: false })
  return useMemo(() => i18nOf(i18n), [i18n])
}

/** Like `useI18next`, outside React and in the current language of the instance. */
export function i18nOf(instance: I18next): I18n {
  const locale = instance.languages?.[0] ?? instance.language
  return {
    locale,
    translator: (messages) => {
      addMessages(instance, locale, messages)
      const t = instance.getFixedT(locale, messages.namespace) as unknown as Translate
      return (key, values) => t(key, { ...isolated(values), interpolation: { escapeValue: false } })
    },
  }
}

const isolated = (values: MessageValues = {}) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolate(value) : value]),
  )

// By the store, which the copies of an instance share; and by set, not by name: while one develops, a changed module
// brings a new set of the same name, which then takes the place of the old one.
const added = new WeakMap<object, Map<string, MessageSet>>()

function addMessages({ store, addResourceBundle }: I18next, locale: string, messages: MessageSet): void {
  const { namespace, translations } = messages
  const sets = added.get(store) ?? new Map<string, MessageSet>()
  added.set(store, sets)
  const name = `${locale}:${namespace}`
  const known = sets.get(name)
  if (known === messages) return
  sets.set(name, messages)
  addResourceBundle(locale, namespace, translations[localeOf(locale)], true, known !== undefined, {
    silent: true,
  })
}

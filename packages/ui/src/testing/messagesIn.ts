import { localeOf } from '../i18n/locales.js'
import type { MessageSet } from '../i18n/Messages.js'

/** The messages of a set in the language of a story: `messagesIn(linkMessages, globals.locale).newTab`. */
export function messagesIn<Set extends MessageSet>(
  { translations }: Set,
  locale: unknown,
): Set['translations']['en-US'] {
  return translations[localeOf(String(locale))]
}

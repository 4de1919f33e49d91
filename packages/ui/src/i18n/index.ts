export { type CreateI18nOptions, createI18n, type I18n } from './createI18n.js'
export { formatBytes } from './formatBytes.js'
export { formatDate, formatDateTime, formatDay, formatLongDate, formatTime } from './formatDate.js'
export type { Language, MessageOverrides, MessagesOf, Replacements } from './Language.js'
export { type Locale, localeOf, locales } from './locales.js'
export {
  defineMessages,
  type MessageKey,
  type MessageSet,
  type Messages,
  type MessageValues,
  type Translate,
  type TranslateOf,
} from './Messages.js'
export { richText } from './richText.js'
export { useLanguageTag, useLocale } from './useLocale.js'
export { type TranslateSet, translate, useMessages, useTranslate } from './useMessages.js'

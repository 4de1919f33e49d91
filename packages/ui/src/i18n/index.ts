export { type CreateI18nOptions, createI18n } from './createI18n.js'
export { formatBytes } from './formatBytes.js'
export { formatDate, formatLongDate, formatTime } from './formatDate.js'
export type { I18n } from './I18n.js'
export { type Locale, localeOf, locales } from './locales.js'
export {
  defineMessages,
  type MessageKey,
  type MessageSet,
  type Messages,
  type MessageValues,
  type Translate,
} from './Messages.js'
export { richText } from './richText.js'
export { useLocale } from './useLocale.js'
export { translate, useMessages } from './useMessages.js'

import type { i18n } from 'i18next'

/** The i18next instance that `createI18n` makes. */
export type I18n = i18n

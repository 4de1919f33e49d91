export { i18nOf, useI18next } from './useI18next.js'

import type { Locale } from '@saywright/ui/i18n'
import type { i18n as I18next } from 'i18next'
import { deviceStorage } from '../storage/browserStorage.js'
import { saveLocale } from './preferences.js'

/** Shows the interface in a language from now on, on this device. */
export function setLocale(i18n: I18next, locale: Locale): void {
  saveLocale(deviceStorage, locale)
  void i18n.changeLanguage(locale)
}

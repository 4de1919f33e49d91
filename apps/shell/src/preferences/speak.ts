import type { I18n, Locale } from '@saywright/ui/i18n'
import { saveLocale } from './preferences.js'

/** Speaks a language from now on, on this device. */
export function speak(i18n: I18n, locale: Locale): void {
  saveLocale(localStorage, locale)
  void i18n.changeLanguage(locale)
}

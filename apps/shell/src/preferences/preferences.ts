import { type Locale, localeOf, locales } from '@saywright/ui/i18n'
import { type Theme, themes } from '@saywright/ui/theme'

const localeKey = 'saywright_locale'
const themeKey = 'saywright_theme'
/** Stored once the tour was shown on this device. */
export const tourKey = 'saywright_tour'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

/** The language chosen on this device, or else that of the browser. */
export function preferredLocale(storage: Store, browserLanguage: string | undefined): Locale {
  const kept = storage.getItem(localeKey)
  return locales.find((locale) => locale === kept) ?? localeOf(browserLanguage)
}

export function saveLocale(storage: Store, locale: Locale): void {
  storage.setItem(localeKey, locale)
}

/** The theme chosen on this device; undefined follows the system. */
export function preferredTheme(storage: Store): Theme | undefined {
  const kept = storage.getItem(themeKey)
  return themes.find((theme) => theme === kept)
}

export function saveTheme(storage: Store, theme: Theme | undefined): void {
  if (theme) storage.setItem(themeKey, theme)
  else storage.removeItem(themeKey)
}

/**
 * Empties the storage at logout. Language and theme belong to the device, not to the account, and stay; so does the mark
 * that the tour was shown.
 */
export function forgetAccount(storage: Store): void {
  const kept = [localeKey, themeKey, tourKey].map((key) => [key, storage.getItem(key)] as const)
  storage.clear()
  for (const [key, value] of kept) if (value !== null) storage.setItem(key, value)
}

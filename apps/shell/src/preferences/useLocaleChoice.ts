import { type Locale, useLocale } from '@saywright/ui/i18n'
import { useCallback } from 'react'
import { useShell } from '../ShellContext.js'
import { setLocale } from './setLocale.js'

export type LocaleChoice = { locale: Locale; choose: (locale: Locale) => void }

/** The language of the interface, stored on the device. */
export function useLocaleChoice(): LocaleChoice {
  const { i18n } = useShell()
  const locale = useLocale()
  const choose = useCallback((next: Locale) => setLocale(i18n, next), [i18n])
  return { locale, choose }
}

import type { User } from '@saywright/api/contract'
import { useSetLanguage } from '@saywright/api/react'
import { type Locale, useLocale } from '@saywright/ui/i18n'
import { useCallback } from 'react'
import { useShell } from '../ShellContext.js'
import { keepLocale } from './preferences.js'

const languageNames = { 'en-US': 'English', 'fr-FR': 'Français' } as const

export type LocaleChoice = { locale: Locale; choose: (locale: Locale) => void }

/** The language of the interface, kept on the device and, when someone is logged in, with the account. */
export function useLocaleChoice(user?: User): LocaleChoice {
  const { i18n } = useShell()
  const setLanguage = useSetLanguage()
  const locale = useLocale()
  const choose = useCallback(
    (next: Locale) => {
      keepLocale(localStorage, next)
      void i18n.changeLanguage(next)
      if (user) {
        const call = { params: { id: user.id }, body: { interface_language: languageNames[next] } }
        setLanguage(call).catch(() => {
          // The screen speaks the chosen language already, and the notice has said what failed.
        })
      }
    },
    [i18n, setLanguage, user],
  )
  return { locale, choose }
}

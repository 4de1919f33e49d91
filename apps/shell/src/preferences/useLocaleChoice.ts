import { interfaceLanguageOf, type User } from '@saywright/api/contract'
import { useSetLanguage } from '@saywright/api/react'
import { type Locale, useLocale } from '@saywright/ui/i18n'
import { useCallback } from 'react'
import { useShell } from '../ShellContext.js'
import { speak } from './speak.js'

export type LocaleChoice = { locale: Locale; choose: (locale: Locale) => void }

/** The language of the interface, kept on the device and, when someone is logged in, with the account. */
export function useLocaleChoice(user?: User): LocaleChoice {
  const { i18n } = useShell()
  const setLanguage = useSetLanguage()
  const locale = useLocale()
  const choose = useCallback(
    (next: Locale) => {
      speak(i18n, next)
      if (user) {
        const call = { params: { id: user.id }, body: { interface_language: interfaceLanguageOf(next) } }
        setLanguage(call).catch(() => {
          // The screen speaks the chosen language already, and the notice has said what failed.
        })
      }
    },
    [i18n, setLanguage, user],
  )
  return { locale, choose }
}

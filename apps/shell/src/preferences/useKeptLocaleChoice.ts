import { interfaceLanguageOf, type User } from '@saywright/api/contract'
import { useSetLanguage } from '@saywright/api/react'
import type { Locale } from '@saywright/ui/i18n'
import { useCallback } from 'react'
import { type LocaleChoice, useLocaleChoice } from './useLocaleChoice.js'

/** The language of the interface, stored on the device and with the account of the logged-in user. */
export function useKeptLocaleChoice(user: User | undefined): LocaleChoice {
  const { locale, choose: chooseHere } = useLocaleChoice()
  const setLanguage = useSetLanguage()
  const choose = useCallback(
    (next: Locale) => {
      chooseHere(next)
      if (!user) return
      const call = { params: { id: user.id }, body: { interface_language: interfaceLanguageOf(next) } }
      setLanguage(call).catch(() => {
        // The screen is in the chosen language already, and the notice has said what failed.
      })
    },
    [chooseHere, setLanguage, user],
  )
  return { locale, choose }
}

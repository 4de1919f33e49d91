import { localeOf, type User } from '@saywright/api/contract'
import { useLiveUpdates, useMe } from '@saywright/api/react'
import { useEffect } from 'react'
import { setLocale } from '../preferences/setLocale.js'
import { useShell } from '../ShellContext.js'
import { useIsLoggedIn } from '../session/useSession.js'

/** The account that is logged in, undefined while it is loading. Switches the app to its language and subscribes to its events. */
export function useAccount(): User | undefined {
  const isLoggedIn = useIsLoggedIn()
  const { data: user } = useMe(isLoggedIn)
  const { i18n } = useShell()
  useLiveUpdates(isLoggedIn)

  // The language of the account is applied once, when it is loaded; later choices are saved to the account.
  const language = user?.interface_language
  useEffect(() => {
    if (language) setLocale(i18n, localeOf(language))
  }, [language, i18n])
  return user
}

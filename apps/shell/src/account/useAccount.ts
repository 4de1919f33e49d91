import { localeOf, type User } from '@saywright/api/contract'
import { useLiveUpdates, useMe } from '@saywright/api/react'
import { useEffect } from 'react'
import { setLocale } from '../preferences/setLocale.js'
import { useShell } from '../ShellContext.js'
import { useIsLoggedIn } from '../session/useSession.js'

/** Who is logged in here, undefined until it is known: the app is in their language and hears of changes as they happen. */
export function useAccount(): User | undefined {
  const isLoggedIn = useIsLoggedIn()
  const { data: user } = useMe(isLoggedIn)
  const { i18n } = useShell()
  useLiveUpdates(isLoggedIn)

  // What the account says counts when it arrives; after that, the choice of the person is kept with it.
  const language = user?.interface_language
  useEffect(() => {
    if (language) setLocale(i18n, localeOf(language))
  }, [language, i18n])
  return user
}

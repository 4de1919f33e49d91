import { useLogout } from '@saywright/api/react'
import { clearFormDrafts } from '@saywright/forms'
import { translate } from '@saywright/ui/i18n'
import { i18nOf } from '@saywright/ui/react-i18next'
import { useCallback } from 'react'
import { shellMessages } from '../messages/index.js'
import { forgetAccount } from '../preferences/preferences.js'
import { useShell } from '../ShellContext.js'

/** Ends the session here and on the server, empties the storage and says goodbye. The caller then leads to the login. */
export function useLogOut(): () => Promise<void> {
  const { i18n, notices } = useShell()
  const logout = useLogout()
  return useCallback(async () => {
    try {
      await logout()
    } finally {
      forgetAccount(localStorage)
      clearFormDrafts(sessionStorage)
      notices.show({
        cause: 'session',
        tone: 'success',
        isForNextPage: true,
        text: translate(i18nOf(i18n), shellMessages)('notice.loggedOut'),
      })
    }
  }, [logout, i18n, notices])
}

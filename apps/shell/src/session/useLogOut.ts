import { toApiError } from '@saywright/api/contract'
import { useLogout } from '@saywright/api/react'
import { clearFormDrafts } from '@saywright/forms'
import { translate } from '@saywright/ui/i18n'
import { i18nOf } from '@saywright/ui/react-i18next'
import { useCallback } from 'react'
import { shellMessages } from '../messages/index.js'
import { forgetAccount } from '../preferences/preferences.js'
import { useShell } from '../ShellContext.js'
import { deviceStorage, tabStorage } from '../storage/browserStorage.js'

/**
 * Ends the session here and on the server, empties the storage and says goodbye. The caller then leads to the login.
 *
 * @returns whether it ended: not where the browser is logged in with another account than this window.
 */
export function useLogOut(): () => Promise<boolean> {
  const { i18n, notices } = useShell()
  const logout = useLogout()
  return useCallback(async () => {
    // If the server could not be reached, the session has ended here all the same; the client reports the failure.
    const isEnded = await logout().then(
      () => true,
      (thrown) => toApiError(thrown).kind !== 'otherAccount',
    )
    if (!isEnded) return false
    forgetAccount(deviceStorage)
    clearFormDrafts(tabStorage)
    notices.show({
      cause: 'session',
      tone: 'success',
      isForNextPage: true,
      text: translate(i18nOf(i18n), shellMessages)('notice.loggedOut'),
    })
    return true
  }, [logout, i18n, notices])
}

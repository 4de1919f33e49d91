import { useCallback } from 'react'
import { forgetAccount } from '../preferences/preferences.js'
import { useShell } from '../ShellContext.js'
import { deviceStorage } from '../storage/browserStorage.js'

/**
 * Clears the session here after the server has ended it: a changed password, a deleted account. The caller announces why.
 */
export function useForgetSession(): () => void {
  const { session } = useShell()
  return useCallback(() => {
    session.clear()
    forgetAccount(deviceStorage)
  }, [session])
}

import { useSyncExternalStore } from 'react'
import { useShell } from '../ShellContext.js'

/** Whether someone is logged in here. */
export function useIsLoggedIn(): boolean {
  const { session } = useShell()
  return useSyncExternalStore(session.subscribe, () => session.token() !== undefined)
}

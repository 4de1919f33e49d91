import type { User } from '@saywright/api/contract'
import { useShell } from '@saywright/shell'
import { useEffect } from 'react'

/** Sets in the shell whether a user whose login has ended can log in without leaving the page. */
export function useCanLogInAgain(user: User | undefined): void {
  const shell = useShell()
  // Staff that impersonates a user has no password for the account.
  const canLogInAgain = user !== undefined && !user.acted_by
  useEffect(() => {
    shell.canLogInAgain.set(canLogInAgain)
    return () => shell.canLogInAgain.set(false)
  }, [shell, canLogInAgain])
}

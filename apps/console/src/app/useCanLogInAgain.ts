import type { User } from '@saywright/api/contract'
import { useShell } from '@saywright/shell'
import { useEffect } from 'react'

/** Tells the shell whether somebody whose login has ended can log in where they are. */
export function useCanLogInAgain(user: User | undefined): void {
  const shell = useShell()
  // Staff who act for somebody have no password of theirs.
  const canLogInAgain = user !== undefined && !user.acted_by
  useEffect(() => {
    shell.canLogInAgain.set(canLogInAgain)
    return () => shell.canLogInAgain.set(false)
  }, [shell, canLogInAgain])
}

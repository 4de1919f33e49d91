import type { GuardState } from '@saywright/forms'
import { consolePaths, isAt } from '@saywright/shell/paths'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/**
 * Asks before a link of the product loses changes. A logout is not blocked.
 *
 * @param inside a path below which nothing is lost.
 */
export function useBlockedLeaving(guard: GuardState, inside?: string): void {
  const blocker = useBlocker(({ nextLocation: { pathname } }) => {
    const isLost = inside === undefined || !isAt(pathname, inside)
    return guard.isDirty() && isLost && !isAt(pathname, consolePaths.signIn)
  })
  useEffect(() => {
    if (blocker.state === 'blocked') guard.ask(blocker.proceed, blocker.reset)
  }, [blocker, guard])
}

import type { GuardState } from '@saywright/forms'
import { consolePaths, isAt } from '@saywright/shell/paths'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Asks before a link of the product loses what was changed. Who is logged out is not kept. */
export function useBlockedLeaving(guard: GuardState): void {
  const blocker = useBlocker(
    ({ nextLocation }) => guard.isDirty() && !isAt(nextLocation.pathname, consolePaths.signIn),
  )
  useEffect(() => {
    if (blocker.state === 'blocked') guard.ask(blocker.proceed, blocker.reset)
  }, [blocker, guard])
}

import type { GuardState } from '@saywright/forms'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Asks before a link of the product loses what was changed. Who is logged out is not kept. */
export function useBlockedLeaving(guard: GuardState): void {
  const blocker = useBlocker(
    ({ nextLocation }) => guard.isDirty() && !nextLocation.pathname.startsWith('/auth'),
  )
  useEffect(() => {
    if (blocker.state === 'blocked') guard.ask(blocker.proceed, blocker.reset)
  }, [blocker, guard])
}

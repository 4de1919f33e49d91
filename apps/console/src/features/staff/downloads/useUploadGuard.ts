import { type GuardState, useDiscardGuard } from '@saywright/forms'
import { consolePaths } from '@saywright/shell/paths'
import { useEffect } from 'react'
import { useBlockedLeaving } from '../../../parts/useBlockedLeaving.js'

/** Asks who leaves the staff area while a file is not whole on the server, by a link or by closing the page. */
export function useUploadGuard(isUnfinished: boolean): GuardState {
  const guard = useDiscardGuard()
  useBlockedLeaving(guard, consolePaths.staff)
  useEffect(() => {
    if (!isUnfinished) return
    const forget = guard.watch(() => true)
    const askToStay = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', askToStay)
    return () => {
      forget()
      window.removeEventListener('beforeunload', askToStay)
    }
  }, [guard, isUnfinished])
  return guard
}

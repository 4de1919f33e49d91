import { type GuardState, useDiscardGuard } from '@saywright/forms'
import { consolePaths } from '@saywright/shell/paths'
import { useEffect } from 'react'
import { useBlockedLeaving } from '../../../parts/useBlockedLeaving.js'

/** Asks who leaves the staff area while files are being sent, by a link or by closing the page. */
export function useUploadGuard(isSending: boolean): GuardState {
  const guard = useDiscardGuard()
  useBlockedLeaving(guard, consolePaths.staff)
  useEffect(() => {
    if (!isSending) return
    const forget = guard.watch(() => true)
    const askToStay = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', askToStay)
    return () => {
      forget()
      window.removeEventListener('beforeunload', askToStay)
    }
  }, [guard, isSending])
  return guard
}

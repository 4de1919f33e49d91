import { useStopImpersonation } from '@saywright/api/react'
import { useLogOut } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useGoOnAs } from '../parts/useGoOnAs.js'

/** Stops acting as somebody and goes on as staff; where that session has ended, one logs in again. */
export function useReturnToStaff(): () => Promise<void> {
  const stop = useStopImpersonation()
  const logOut = useLogOut()
  const goOnAs = useGoOnAs()
  const navigate = useNavigate()
  return useCallback(async () => {
    try {
      await stop()
    } catch {
      await logOut().catch(() => {})
      await navigate(consolePaths.login)
      return
    }
    await goOnAs(consolePaths.staffPeople)
  }, [stop, logOut, goOnAs, navigate])
}

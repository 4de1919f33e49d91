import { useStopImpersonation } from '@saywright/api/react'
import { useLogOut } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useGoOnAs } from '../parts/useGoOnAs.js'

/** Ends the impersonation of a user and returns to the session of staff; when that has expired, the login opens. */
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

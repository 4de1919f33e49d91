import { useMe } from '@saywright/api/react'
import { consolePaths } from '@saywright/shell/paths'
import { Navigate, Outlet } from 'react-router'
import { TransfersProvider } from '../downloads/TransfersProvider.js'

/** Lets staff in; what is below it need not ask again. */
export function StaffLayoutRoute() {
  const { data: user } = useMe()
  if (!user) return null
  if (!user.is_admin) return <Navigate to={consolePaths.projects} replace />
  return (
    <TransfersProvider>
      <Outlet />
    </TransfersProvider>
  )
}

import { useMe } from '@saywright/api/react'
import { consolePaths } from '@saywright/shell/paths'
import { Navigate, Outlet } from 'react-router'

/** Lets staff in; what is below it need not ask again. */
export function StaffLayoutRoute() {
  const { data: user } = useMe()
  if (!user) return null
  return user.is_admin ? <Outlet /> : <Navigate to={consolePaths.projects} replace />
}

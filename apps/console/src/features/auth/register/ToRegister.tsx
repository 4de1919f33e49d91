import { consolePaths } from '@saywright/shell/paths'
import { Navigate, useLocation } from 'react-router'

/** Redirects an unknown way in to the registration, with its query. */
export function ToRegister() {
  const { search } = useLocation()
  return <Navigate to={`${consolePaths.register}${search}`} replace />
}

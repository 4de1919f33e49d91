import { consolePaths } from '@saywright/shell/paths'
import { Navigate, useLocation } from 'react-router'

/** Any way in that does not exist leads to a new account; what its address asks for is kept. */
export function ToRegister() {
  const { search } = useLocation()
  return <Navigate to={`${consolePaths.register}${search}`} replace />
}

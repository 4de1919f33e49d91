import { Navigate } from 'react-router'

/** Any way in that does not exist leads to a new account. */
export function ToRegister() {
  return <Navigate to="/auth/register" replace />
}

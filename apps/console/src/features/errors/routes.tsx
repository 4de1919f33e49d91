import { Navigate, type RouteObject } from 'react-router'
import { NotFoundScreen } from './NotFoundScreen.js'

export const errorRoutes: RouteObject[] = [
  { path: '404', Component: NotFoundScreen },
  { path: '*', Component: ToNotFound },
]

function ToNotFound() {
  return <Navigate to="/error/404" replace />
}

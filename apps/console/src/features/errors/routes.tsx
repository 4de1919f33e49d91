import { Navigate, type RouteObject } from 'react-router'

export const errorRoutes: RouteObject[] = [
  { path: '404', lazy: async () => ({ Component: (await import('./NotFoundRoute.js')).NotFoundRoute }) },
  { path: '*', Component: ToNotFound },
]

function ToNotFound() {
  return <Navigate to="/error/404" replace />
}

import { lazyRoute } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { type RouteObject, redirect } from 'react-router'

export const errorRoutes: RouteObject[] = [
  lazyRoute(consolePaths.notFound, () => import('./NotFoundRoute.js'), 'NotFoundRoute'),
  { path: `${consolePaths.error}/*`, loader: () => redirect(consolePaths.notFound) },
]

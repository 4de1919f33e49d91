import { signInPaths } from '@saywright/shell/paths'
import type { RouteObject } from 'react-router'
import { AuthLayoutRoute } from './AuthLayoutRoute.js'
import { LoginRoute } from './login/LoginRoute.js'

/**
 * The login, which is part of the app. Everything else for visitors joins this layout, by its id, when it is first opened.
 */
export const signInRoutes: RouteObject[] = [
  {
    id: 'sign-in',
    Component: AuthLayoutRoute,
    children: [{ path: signInPaths.login, Component: LoginRoute }],
  },
]

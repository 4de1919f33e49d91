import type { RouteObject } from 'react-router'
import { AuthLayoutRoute } from './AuthLayoutRoute.js'
import { LoginRoute } from './login/LoginRoute.js'
import { ToRegister } from './register/ToRegister.js'

/** The way in that most see first, and that comes with the app. The other ways join it, by its id, when one is asked for. */
export const authRoutes: RouteObject[] = [
  {
    id: 'entrance',
    Component: AuthLayoutRoute,
    children: [
      { path: 'login', Component: LoginRoute },
      { index: true, Component: ToRegister },
    ],
  },
]

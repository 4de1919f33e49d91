import type { RouteObject } from 'react-router'
import { AuthLayoutRoute } from './AuthLayoutRoute.js'
import { ConfirmRoute } from './confirm/ConfirmRoute.js'
import { LoginByCodeRoute } from './login/LoginByCodeRoute.js'
import { LoginRoute } from './login/LoginRoute.js'
import { RegisterRoute } from './register/RegisterRoute.js'
import { ToRegister } from './register/ToRegister.js'
import { VerifyRoute } from './verify/VerifyRoute.js'

/** Ways in. Each is small and the first thing a visitor sees, so they come in one chunk. */
export const authRoutes: RouteObject[] = [
  {
    Component: AuthLayoutRoute,
    children: [
      { path: 'login', Component: LoginRoute },
      { path: 'login/:code', Component: LoginByCodeRoute },
      { path: 'register', Component: RegisterRoute },
      { path: 'verify', Component: VerifyRoute },
      { path: 'confirm-register', Component: ConfirmRoute },
      { path: 'confirm-register/:email', Component: ConfirmRoute },
      { path: 'confirm-register/:email/:code', Component: ConfirmRoute },
      { path: '*', Component: ToRegister },
      { index: true, Component: ToRegister },
    ],
  },
]

import type { RouteObject } from 'react-router'
import { AuthLayoutRoute } from './AuthLayoutRoute.js'
import { LoginRoute } from './login/LoginRoute.js'
import { ToRegister } from './register/ToRegister.js'

const otherWays = () => import('./otherWays.js')
const confirm = async () => ({ Component: (await otherWays()).ConfirmRoute })

/** Ways in. The login is what most see first and comes with the app; the others come together, when one is opened. */
export const authRoutes: RouteObject[] = [
  {
    Component: AuthLayoutRoute,
    children: [
      { path: 'login', Component: LoginRoute },
      { path: 'login/:code', lazy: async () => ({ Component: (await otherWays()).LoginByCodeRoute }) },
      { path: 'register', lazy: async () => ({ Component: (await otherWays()).RegisterRoute }) },
      { path: 'verify', lazy: async () => ({ Component: (await otherWays()).VerifyRoute }) },
      { path: 'confirm-register', lazy: confirm },
      { path: 'confirm-register/:email', lazy: confirm },
      { path: 'confirm-register/:email/:code', lazy: confirm },
      { path: '*', Component: ToRegister },
      { index: true, Component: ToRegister },
    ],
  },
]

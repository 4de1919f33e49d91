import type { RouteObject } from 'react-router'
import { AuthLayoutRoute } from '../AuthLayoutRoute.js'
import { ToRegister } from '../register/ToRegister.js'

const otherWays = () => import('../otherWays.js')
const confirm = async () => ({ Component: (await otherWays()).ConfirmRoute })
const setUp = async () => ({ Component: (await otherWays()).SetupPasswordRoute })

/** Ways in, beside the login itself, inside the frame of the entrance. */
export const otherEntrances: RouteObject[] = [
  { path: 'login/google', lazy: async () => ({ Component: (await otherWays()).GoogleCallbackRoute }) },
  {
    path: 'login/linkedin',
    lazy: async () => ({ Component: (await otherWays()).LinkedInCallbackRoute }),
  },
  { path: 'login/:code', lazy: async () => ({ Component: (await otherWays()).LoginByCodeRoute }) },
  { path: 'register', lazy: async () => ({ Component: (await otherWays()).RegisterRoute }) },
  { path: 'verify', lazy: async () => ({ Component: (await otherWays()).VerifyRoute }) },
  { path: 'reset-password', lazy: async () => ({ Component: (await otherWays()).ResetPasswordRoute }) },
  { path: 'setup-password', lazy: setUp },
  { path: 'setup-password/:email', lazy: setUp },
  { path: 'setup-password/:email/:code', lazy: setUp },
  { path: 'confirm-register', lazy: confirm },
  { path: 'confirm-register/:email', lazy: confirm },
  { path: 'confirm-register/:email/:code', lazy: confirm },
  { path: '*', Component: ToRegister },
]

/** For visitors and for who is logged in alike. */
export const invitationRoutes: RouteObject[] = [
  {
    Component: AuthLayoutRoute,
    children: [
      {
        path: 'auth/invitation/:code',
        lazy: async () => ({ Component: (await otherWays()).InvitationRoute }),
      },
    ],
  },
]

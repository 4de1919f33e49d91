import type { RouteObject } from 'react-router'
import { AuthLayoutRoute } from '../AuthLayoutRoute.js'
import { ToRegister } from '../register/ToRegister.js'

const deferredRoutes = () => import('../deferredRoutes.js')
const confirm = async () => ({ Component: (await deferredRoutes()).ConfirmRoute })
const setUp = async () => ({ Component: (await deferredRoutes()).SetupPasswordRoute })

/** Ways in, beside the login itself, inside the frame of the entrance. */
export const deferredSignInRoutes: RouteObject[] = [
  { path: 'login/google', lazy: async () => ({ Component: (await deferredRoutes()).GoogleCallbackRoute }) },
  {
    path: 'login/linkedin',
    lazy: async () => ({ Component: (await deferredRoutes()).LinkedInCallbackRoute }),
  },
  { path: 'login/:code', lazy: async () => ({ Component: (await deferredRoutes()).LoginByCodeRoute }) },
  { path: 'register', lazy: async () => ({ Component: (await deferredRoutes()).RegisterRoute }) },
  { path: 'verify', lazy: async () => ({ Component: (await deferredRoutes()).VerifyRoute }) },
  { path: 'reset-password', lazy: async () => ({ Component: (await deferredRoutes()).ResetPasswordRoute }) },
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
        lazy: async () => ({ Component: (await deferredRoutes()).InvitationRoute }),
      },
    ],
  },
]

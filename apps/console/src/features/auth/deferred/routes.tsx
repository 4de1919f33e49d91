import { lazyRoute } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import type { RouteObject } from 'react-router'
import { AuthLayoutRoute } from '../AuthLayoutRoute.js'
import { ToRegister } from '../register/ToRegister.js'

const callback = () => import('../social/SocialCallbackRoute.js')

/** Pages for visitors beside the login, inside the layout of `signInRoutes`. */
export const deferredSignInRoutes: RouteObject[] = [
  lazyRoute(consolePaths.googleCallback, callback, 'GoogleCallbackRoute'),
  lazyRoute(consolePaths.linkedInCallback, callback, 'LinkedInCallbackRoute'),
  lazyRoute(
    consolePaths.loginByCode.pattern,
    () => import('../link/LoginByCodeRoute.js'),
    'LoginByCodeRoute',
  ),
  lazyRoute(consolePaths.register, () => import('../register/RegisterRoute.js'), 'RegisterRoute'),
  lazyRoute(consolePaths.verify, () => import('../verify/VerifyRoute.js'), 'VerifyRoute'),
  lazyRoute(consolePaths.resetPassword, () => import('../reset/ResetPasswordRoute.js'), 'ResetPasswordRoute'),
  lazyRoute(
    consolePaths.setUpPassword.pattern,
    () => import('../setup/SetupPasswordRoute.js'),
    'SetupPasswordRoute',
  ),
  lazyRoute(consolePaths.confirmRegister.pattern, () => import('../link/ConfirmRoute.js'), 'ConfirmRoute'),
  { path: `${consolePaths.signIn}/*`, Component: ToRegister },
]

/** Links of mails, for visitors and for logged-in users. */
export const mailLinkRoutes: RouteObject[] = [
  {
    Component: AuthLayoutRoute,
    children: [
      lazyRoute(
        consolePaths.invitation.pattern,
        () => import('../invitation/InvitationRoute.js'),
        'InvitationRoute',
      ),
      lazyRoute(
        consolePaths.undoAddress.pattern,
        () => import('../undo-address/UndoAddressRoute.js'),
        'UndoAddressRoute',
      ),
    ],
  },
]

import { lazyRoute } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { type RouteObject, redirect } from 'react-router'

/** The account and what belongs to it. `sections` are those that other features draw inside its layout. */
export const accountRoutes = (sections: RouteObject[]): RouteObject[] => [
  lazyRoute(consolePaths.accountMenu, () => import('./menu/AccountMenuRoute.js'), 'AccountMenuRoute'),
  lazyRoute(consolePaths.account, () => import('./layout/AccountLayoutRoute.js'), 'AccountLayoutRoute', [
    { index: true, loader: () => redirect(consolePaths.profile) },
    lazyRoute(consolePaths.profile, () => import('./profile/ProfileRoute.js'), 'ProfileRoute'),
    lazyRoute(consolePaths.security, () => import('./security/SecurityRoute.js'), 'SecurityRoute'),
    lazyRoute(
      consolePaths.notifications,
      () => import('./notifications/NotificationsRoute.js'),
      'NotificationsRoute',
    ),
    ...sections,
  ]),
]

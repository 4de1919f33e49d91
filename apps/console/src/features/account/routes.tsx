import { type RouteObject, redirect } from 'react-router'

/** The account and what belongs to it. `sections` are those that other features draw inside its frame. */
export const accountRoutes = (sections: RouteObject[]): RouteObject[] => [
  {
    path: 'account-menu',
    lazy: async () => ({ Component: (await import('./menu/AccountMenuRoute.js')).AccountMenuRoute }),
  },
  {
    path: 'account',
    lazy: async () => ({ Component: (await import('./layout/AccountLayoutRoute.js')).AccountLayoutRoute }),
    children: [
      { index: true, loader: () => redirect('/account/profile') },
      {
        path: 'profile',
        lazy: async () => ({ Component: (await import('./profile/ProfileRoute.js')).ProfileRoute }),
      },
      {
        path: 'security',
        lazy: async () => ({ Component: (await import('./security/SecurityRoute.js')).SecurityRoute }),
      },
      {
        path: 'notifications',
        lazy: async () => ({
          Component: (await import('./notifications/NotificationsRoute.js')).NotificationsRoute,
        }),
      },
      ...sections,
    ],
  },
]

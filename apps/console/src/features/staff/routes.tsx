import type { RouteObject } from 'react-router'

/** For those who run this installation; others are led to their projects. */
export const staffRoutes: RouteObject[] = [
  {
    path: 'staff/messages',
    lazy: async () => ({ Component: (await import('./inbox/InboxRoute.js')).InboxRoute }),
  },
]

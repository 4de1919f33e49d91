import { lazy } from 'react'
import type { RouteObject } from 'react-router'

/** The section of the account that lists what happened. */
export const activityRoutes: RouteObject[] = [
  {
    path: 'activity',
    lazy: async () => ({ Component: (await import('./activity/ActivityRoute.js')).ActivityRoute }),
  },
]

/** What the frame shows of this feature. It comes with the account, after the first paint. */
export const NotificationsBell = lazy(async () => ({
  default: (await import('./bell/NotificationsBell.js')).NotificationsBell,
}))

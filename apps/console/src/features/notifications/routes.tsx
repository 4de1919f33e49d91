import { lazyComponent, lazyRoute } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'

/** The section of the account that lists what happened. */
export const activityRoutes = [
  lazyRoute(consolePaths.activity, () => import('./activity/ActivityRoute.js'), 'ActivityRoute'),
]

/** The part of this feature in the top bar. It is loaded with the account, after the first paint. */
export const NotificationsBell = lazyComponent(
  () => import('./bell/NotificationsBell.js'),
  'NotificationsBell',
)

import { lazyRoute } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'

/** For those who run this installation; others are led to their projects. */
export const staffRoutes = [
  lazyRoute(consolePaths.staffMessages, () => import('./inbox/InboxRoute.js'), 'InboxRoute'),
]

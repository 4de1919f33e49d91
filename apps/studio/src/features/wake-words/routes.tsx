import { lazyRoute } from '@saywright/shell'
import { studioPaths } from '@saywright/shell/paths'

/** Widgets that listen and draw scores come with the first model. */
export const wakeWordsRoutes = [
  lazyRoute(
    studioPaths.wakeWords.pattern,
    () => import('./workspace/LatestModelRoute.js'),
    'LatestModelRoute',
  ),
  lazyRoute(
    studioPaths.wakeWordModel.pattern,
    () => import('./workspace/WakeWordsRoute.js'),
    'WakeWordsRoute',
  ),
  lazyRoute(
    studioPaths.wakeWordVersions.pattern,
    () => import('./history/VersionsRoute.js'),
    'VersionsRoute',
  ),
]

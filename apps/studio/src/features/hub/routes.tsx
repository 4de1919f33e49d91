import { lazyRoute } from '@saywright/shell'
import { studioPaths } from '@saywright/shell/paths'

/** The first thing that is seen of a project. */
export const hubRoutes = [
  lazyRoute(studioPaths.project.pattern, () => import('./home/HubRoute.js'), 'HubRoute'),
]

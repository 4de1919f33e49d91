import { lazyRoute } from '@saywright/shell'
import { studioPaths } from '@saywright/shell/paths'

export const exportsRoutes = [
  lazyRoute(studioPaths.export.pattern, () => import('./wizard/ExportRoute.js'), 'ExportRoute'),
]

import { lazyRoute } from '@saywright/shell'
import { studioPaths } from '@saywright/shell/paths'

export const audioFilesRoutes = [
  lazyRoute(studioPaths.audioFiles.pattern, () => import('./manager/AudioFilesRoute.js'), 'AudioFilesRoute'),
]

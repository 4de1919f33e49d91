import { modelKinds, modelSegments } from '@saywright/api/contract'
import { lazyRoute } from '@saywright/shell'
import { studioPaths } from '@saywright/shell/paths'

const segments = modelSegments.filter((segment) => segment !== modelKinds.voice_commands.segment)
const patternsOf = (pattern: string) => segments.map((segment) => pattern.replace(':models', segment))

/** Models of every kind but voice commands. */
export const modelsRoutes = [
  ...patternsOf(studioPaths.model.pattern).map((pattern) =>
    lazyRoute(pattern, () => import('./page/ModelRoute.js'), 'ModelRoute'),
  ),
  ...patternsOf(studioPaths.latestModel.pattern).map((pattern) =>
    lazyRoute(pattern, () => import('./page/LatestModelRoute.js'), 'LatestModelRoute'),
  ),
]

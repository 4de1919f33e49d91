import { kindOf, modelTypes } from '@saywright/api/contract'
import { lazyRoute } from '@saywright/shell'
import { studioPaths } from '@saywright/shell/paths'
import { studioKindOf } from '../../parts/models/kinds/kinds.js'

const segments = modelTypes
  .filter((type) => !studioKindOf(type).hasEditor)
  .map((type) => kindOf(type).segment)
const patternsOf = (pattern: string) => segments.map((segment) => pattern.replace(':models', segment))

/** Models of every kind without an editor of its own. */
export const modelsRoutes = [
  ...patternsOf(studioPaths.model.pattern).map((pattern) =>
    lazyRoute(pattern, () => import('./page/ModelRoute.js'), 'ModelRoute'),
  ),
  ...patternsOf(studioPaths.latestModel.pattern).map((pattern) =>
    lazyRoute(pattern, () => import('./page/LatestModelRoute.js'), 'LatestModelRoute'),
  ),
]

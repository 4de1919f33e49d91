import { lazyRoute } from '@saywright/shell'
import { studioPaths } from '@saywright/shell/paths'

const open = [
  studioPaths.wakeWordModel,
  studioPaths.synthesisModel,
  studioPaths.enhancementModel,
  studioPaths.biometricModel,
]
const latest = [studioPaths.wakeWords, studioPaths.synthesis, studioPaths.enhancement, studioPaths.biometrics]

/** Models of every type but voice commands. */
export const modelsRoutes = [
  ...open.map(({ pattern }) => lazyRoute(pattern, () => import('./page/ModelRoute.js'), 'ModelRoute')),
  ...latest.map(({ pattern }) =>
    lazyRoute(pattern, () => import('./page/LatestModelRoute.js'), 'LatestModelRoute'),
  ),
]
